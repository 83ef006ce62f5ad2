import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Addressee, rolesOf } from './addressee.ts';
import type { Register } from './draft-purpose.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "Softer" is said of the words, "I feel lighter" of oneself, and both are one word long. And a landlord
// who is to be written to more politely gets a greeting and thanks; "please listen first" is for somebody close.

const written = writtenIn('policy/draft-sound');

const OF_ONESELF = written('of-oneself', 'gi');
/** "The shorter one" is a pick, and "shorter" a wish. */
const PICKS = /\bthe \w+(?:er|est)? (?:one|version)\b/gi;

const CHANGES: readonly (readonly [Register, RegExp])[] = [
  // "More formal" and "less chatty" first, for what is less of one thing is more of another.
  ['plain', written('plain')],
  ['direct', written('direct')],
  ['warm', written('warm')],
  ['short', written('short')],
];

/** Softer, shorter, straighter: which of the four is wished for, if one is. */
export function registerWished(clean: string): Register | undefined {
  const ofWords = clean.replace(PICKS, ' ').replace(OF_ONESELF, ' ');
  return CHANGES.find(([, words]) => words.test(ofWords))?.[0];
}

const FORMAL = new Set(['office', 'work', 'doctor', 'teacher']);
const POLITE = written('polite');
const AT_ARMS_LENGTH = written('at-arms-length');

/** A landlord, a boss, a neighbour; or courtesy is asked for, to somebody who was not named. */
export function atArmsLength(clean: string, them: Addressee | null): boolean {
  const roles = rolesOf(them);
  if (roles.includes('unknown')) return POLITE.test(clean);
  return AT_ARMS_LENGTH.test(them?.own ?? '') || roles.some((role) => FORMAL.has(role));
}

/** What is set round the words to make them softer or firmer, by whom they are for. */
export function framesFor({ lines, read }: Scene, register: Register | undefined, them: Addressee | null): string[] {
  const polite = lines.families.draft_polite !== undefined && atArmsLength(read.clean, them);
  const name = register === 'direct' ? 'draft_firm' : polite ? 'draft_polite' : 'draft_soft';
  return [lines.families[name] ?? []].flat() as string[];
}

const STIFF = written('stiff');
const ASKS = /\b(?:I'd like|I would like|could|can|may I|please)\b/i;
const CASUAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:Hello|Dear)\b/, 'Hi'],
  [/\bI am\b/g, "I'm"],
  [/\bI would\b/g, "I'd"],
  [/\bI have\b(?= (?:been|had|got))/g, "I've"],
  [/\bwill not\b/g, "won't"],
  [/\bcannot\b/g, "can't"],
  [/\bI'm writing about\b/g, "it's about"],
  [/,? please(?=\.$)/, ''],
];

/** It is the stiffness that is wrong with it, and not its length. */
export const isTooStiff = (clean: string): boolean => STIFF.test(clean);

/** The same words as one sends them to somebody one knows: a short greeting, and a small question at the end. */
export function loosened(base: string): string {
  const text = CASUAL.reduce((said, [from, to]) => said.replace(from, to), base);
  const greeted = /^(?:Hi|Hey|[A-Z][a-z]+,)/.test(text) ? text : `Hi, ${/^I\b/.test(text) ? text : lowerFirst(text)}`;
  return ASKS.test(base) && !text.includes('?') && countWords(text) <= 24
    ? `${upperFirst(greeted)} Is that OK?`
    : greeted;
}
