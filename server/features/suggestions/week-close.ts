import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { loadOnce } from '#server/files/load-once.ts';
import type { Week, WeekClose } from '#shared/suggestions/week.contract.ts';

const FILE = new URL('../../../content/week/en.json', import.meta.url);
const DAY = 86_400_000;
const some = z.array(z.string().min(1).max(160)).min(1);
const textsSchema = z.strictObject({
  ...{ low: some, good: some, eased: some, people: some, talk: some, mood: some, quiet: some, person: some },
});
type Theme = keyof z.infer<typeof textsSchema>;

/** The questions of content/week, by what a week held. */
export const weekQuestions = loadOnce(async () => textsSchema.parse(JSON.parse(await readFile(FILE, 'utf8'))));

/** What a question is chosen by. */
type Held = Pick<Week, 'monday' | 'talks' | 'memories' | 'exercises' | 'checkins'>;

/**
 * What a week ends with: the same for the same week and the same entries. While the risk of the last days stands there
 * is help and no question; a week that held a hard talk asks after a person.
 */
export async function closeOf(held: Held, risk: { now: number; then: number }): Promise<WeekClose> {
  if (risk.now >= 2) return { kind: 'help', text: null };
  const texts = await weekQuestions();
  const pick = (theme: Theme): string => {
    const all = texts[theme];
    // Weeks in a row go through all of them.
    return all[Math.round(Date.parse(held.monday) / (7 * DAY)) % all.length] as string;
  };
  if (risk.then >= 2) return { kind: 'person', text: pick('person') };
  const eased = held.exercises.find(({ before, after }) => before !== null && after !== null && after < before);
  const text = pick(themeOf(held, eased !== undefined)).replace('{exercise}', () => eased?.title.toLowerCase() ?? '');
  return { kind: 'question', text };
}

/** Means of mood from which a week counts as harder or better; 3 is so-so. */
const LOW = 2.5;
const GOOD = 3.5;
/** Fewer check-ins say nothing about a week. */
const CHECKINS_MIN = 2;

function themeOf({ talks, memories, checkins }: Held, hasEased: boolean): Theme {
  const mood = checkins.reduce((sum, one) => sum + one.mood, 0) / checkins.length;
  const isTelling = checkins.length >= CHECKINS_MIN;
  if (isTelling && mood <= LOW) return 'low';
  if (hasEased) return 'eased';
  if (isTelling && mood >= GOOD) return 'good';
  if (memories.some(({ isPerson }) => isPerson)) return 'people';
  if (talks.length > 0) return 'talk';
  return checkins.length > 0 ? 'mood' : 'quiet';
}
