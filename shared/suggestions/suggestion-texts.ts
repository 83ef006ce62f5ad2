import { z } from 'zod';
import { TITLE_MAX, WHY_MAX } from './suggestions.contract.ts';

const TITLES = [
  ...['mood-check', 'what-helps', 'how-this-works', 'doctor', 'reach-out', 'help', 'safety-plan', 'plan'],
  'questionnaire',
];
/** The reasons that the rules give, and what each may be filled in with. */
const WHY: Record<string, readonly string[]> = {
  ...{ first: [], steady: [], person_now: [], week: [], try: [], said: ['quote'], talked: [], sleep: [] },
  ...{ nobody: [], mood: [], planned: ['quote'], plan: [], eased: ['before', 'after'], helped: [] },
  ...{ rose: ['name', 'points'], fell: ['name', 'points'], retake: ['name'] },
};

const fillsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const textWith = (most: number, fills: readonly string[]) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine(
      (text) => fillsOf(text).every((name) => fills.includes(name)),
      `may be filled in with: ${fills.join(', ')}`,
    );

/** `content/suggestions/{language}.json`: every text that a rule may ask for, and no other. */
export const suggestionTextsSchema = z.strictObject({
  titles: z.strictObject(Object.fromEntries(TITLES.map((key) => [key, textWith(TITLE_MAX, ['name'])]))),
  why: z.strictObject(Object.fromEntries(Object.entries(WHY).map(([key, fills]) => [key, textWith(WHY_MAX, fills)]))),
});
