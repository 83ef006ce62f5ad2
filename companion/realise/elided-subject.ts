import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/elided-subject');

const ELIDED_PAST = written('elided-past');
const ELIDED_NOT = written('elided-not');
const ELIDED_ING = written('elided-ing');

/** "Left out again", "told off by the boss", "tired of it": what was done to somebody, or how they were. */
const DONE_TO = written('done-to');
/** A verb of then, with what it was done to or where. */
const ELIDED_DEED = written('elided-deed');

/** "cant sleep, lying awake": people leave out the "I". It is put back unless somebody else may be meant. */
export function withSubject(text: string, read: Understanding): string {
  const main = read.clean.replace(/\b(?:since|when|because|before|after|until|while)\b.*/i, '');
  if (/\b(?:he|she|they|his|her|their|him|he's|she's|they're)\b/i.test(main) || read.words > 40) return text;
  if (/^been \w+ing\b/i.test(text)) return `I've ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (DONE_TO.test(text)) return text;
  if (ELIDED_PAST.test(text) || ELIDED_NOT.test(text) || ELIDED_DEED.test(text))
    return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return ELIDED_ING.test(text) && countWords(text) >= 3 ? `I'm ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

const OWN_START = written('own-start');
const ELIDED_HALF = written('elided-half');

/** "My jaw hurts, didn't notice before": the second half is about the same person, and says so. "One day fine next day done" has two halves. */
export function withOwnHalf(text: string): string {
  const halved = text.replace(
    /^(one (?:day|minute|week|moment) (?:\w+ ){1,3}?)((?:the )?next (?:day|minute|week|moment)?\b)/i,
    (_all, first: string, next: string) => `${first.trimEnd()}, ${next}`,
  );
  return OWN_START.test(halved) ? halved.replace(ELIDED_HALF, ', and I ') : halved;
}
