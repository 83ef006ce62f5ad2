import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? "I literally just said that. Yes." begins with a reproach and is a yes; "I'm not ringing anybody
// because I'm tired" begins with a not and is no answer to a question about dying. Both are asked again where only the
// first word is read, and whoever told their plan twice is told a third time that nobody heard it.

const written = writtenIn('safety-flow/said-already');
const SAID_ALREADY = written('said-already');
const A_YES = written('a-yes');
const A_NO = written('a-no');
const REFUSES_CALL = written('refuses-call');

/** A yes with the reproach that it was said before. English. */
export function saidAlready(said: string): boolean {
  const text = straighten(said);
  return SAID_ALREADY.test(text) && A_YES.test(text) && !A_NO.test(text);
}

/** The not it begins with is said to a call, and to no question. English. */
export const refusesCall = (said: string): boolean => REFUSES_CALL.test(straighten(said));
