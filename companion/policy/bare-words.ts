import { writtenIn } from '#companion/written.ts';
import { sentencesOf } from './read-apart.ts';

// What a message of a word or two is: no, yes, okay, maybe, don't know. How each is met stands in bare-answer.ts.

const written = writtenIn('policy/bare-words');

const UNSURE = written('unsure', 'iu');
const NO = written('no', 'iu');
const HALF = written('half', 'iu');
const AGREES = written('agrees', 'iu');
const YES = written('yes', 'iu');
const OK = written('ok', 'iu');
const WAVES_OFF = written('waves-off', 'iu');

const MOST = 8;
/** In order: "not sure" is no "no", and "I guess so" no "yes". */
const KINDS = [
  ['unsure', UNSURE],
  ['waves', WAVES_OFF],
  ['half', HALF],
  ['no', NO],
  ['agrees', AGREES],
  ['yes', YES],
  ['ok', OK],
] as const;
export type Bare = (typeof KINDS)[number][0];

/** What a message of a word or two answers, or null where it says something of its own. */
export function bareAnswerIn(text: string): Bare | null {
  if (text.includes('?') || text.split(/\s+/).length > MOST) return null;
  const kindOf = (one: string) => KINDS.find(([, words]) => words.test(one))?.[0] ?? null;
  const kinds = sentencesOf(text).map(kindOf);
  // "I don't know. Maybe.": the first word of it counts.
  return kindOf(text) ?? (kinds.includes(null) ? null : (kinds[0] ?? null));
}
