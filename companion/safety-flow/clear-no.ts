import { stoppedSentences, straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutDenials } from './denials.ts';
import { isAdmitted, type SafetyFlowState } from './flow-state.ts';
import { turnsIntoYes } from './no-and-yes.ts';
import { HELD, isUnfounded, mayMeanOwnDeath, OF_DYING, saysWhoKnows, type Told } from './no-at-once.ts';

// Why is this hard? "Dark? No, no. You understood me wrong. I am nervous because I sent the message, this is all. Should I
// write a second time?" is a no with a whole letter behind it. Read for its length it answers nothing, read for single
// words it holds our own "dark". So the no is looked for in it, and only what stands beside the no can hedge it.

const written = writtenIn('safety-flow/clear-no');

/** Our own word, asked back: it says nothing of theirs. */
const ASKS_BACK = written('asks-back');
const OPENS = written('opens');
/** They were misread, said no such thing, want to live, or want no more of the question. */
const OBJECTS = written('objects');
const OBJECTIONS = written('objects', 'gi');
/** Beside the no one of these makes it none. */
const HEDGES = written('hedges');
/** "No, it's not a joke": what was said before is meant. */
const MEANT = written('meant');
/** A sentence that holds nothing but the no. */
const SAYS_ONLY = written('says-only');

/** So many words more than a no want an answer of their own. */
const A_LONG_ONE = 9;

/** True where a message says no to a question about dying, in whatever length, and nothing in it is a yes. English. */
export function saysClearNo(said: string): boolean {
  const text = straighten(said.trim()).replace(ASKS_BACK, '');
  const parts = stoppedSentences(text);
  const isNo = parts.map((part, at) => (at === 0 && OPENS.test(part)) || OBJECTS.test(part));
  if (!isNo.includes(true) || MEANT.test(text) || turnsIntoYes(text) || saysWhoKnows(text)) return false;
  // What follows on the no in the same breath belongs to it.
  const beside = parts.filter((_part, at) => isNo[at] || (at > 0 && isNo[at - 1] && at === 1));
  const left = withoutDenials(text, true).replace(OBJECTIONS, ' ');
  return !beside.some((part) => HEDGES.test(part.replace(OBJECTIONS, ' '))) && !mayMeanOwnDeath([left]);
}

/** They were misread, and say so. English. */
export const saysMisread = (said: string): boolean => OBJECTS.test(straighten(said));

/** Such a no, with a misreading that is put right or so much told beside it that the rest wants an answer. */
export const saysNoAndMore = (said: string): boolean =>
  saysClearNo(said) && (saysMisread(said) || said.trim().split(/\s+/).length > A_LONG_ONE);

/** True of a part of a message that holds the no and nothing else. English. */
export const isOnlyANo = (part: string): boolean => {
  const left = straighten(part.trim()).replace(ASKS_BACK, '').replace(OBJECTIONS, ' ');
  return SAYS_ONLY.test(left) || left.trim().length === 0 || /^\W+$/.test(left);
};

/**
 * True where such a no ends a question that was put below level 2: nothing of one's own death was told in this talk, so
 * the question was a misreading, and the rest of the message is what counts. English.
 */
export function endsMisread(
  flow: SafetyFlowState,
  question: SafetyFlowState['pending'],
  { previousLevel, assessment, text = '', ownEnd }: Told,
): boolean {
  if (ownEnd !== false || previousLevel >= 2 || !OF_DYING.includes(question)) return false;
  if (isAdmitted(flow) || HELD.some((name) => flow.once.includes(name))) return false;
  return isUnfounded(assessment.rules) && saysNoAndMore(text);
}
