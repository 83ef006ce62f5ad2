import type { SafetyFlowState } from './flow-state.ts';
import type { Heard } from './hearing.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? Asked about long sleeves, whoever burns themselves says "no, the fryer" first, and two messages later
// "not all of them are from the fryer". By itself that line says nothing; after sleeves and looks at the arms it says all.

/** Stands behind what is told late of one's own hand, after a no. */
const ADMITS = 'admits-own';
/** Whether they hurt themselves was asked, and stays half of what is said later. */
const ASKED = 'asked-own-hand';
const CHECKS = ['check.harm', 'check.hurts', 'check.scratches'];

/** @param flow the safety flow, as it stood before this message or stands now */
export const askedOfOwnHand = (flow: SafetyFlowState | null): string[] =>
  flow?.once.some((name) => CHECKS.includes(name)) === true ? [ASKED] : [];

/** Sleeves or looks at the skin, and later that some of it was one's own hand: told, and no guess any more. */
export const PAIRS_OF_OWN_HAND = ['skin', 'uncovers', ASKED].map((half): [string[], 'self_harm.2', string] => [
  [half, ADMITS],
  'self_harm.2',
  ADMITS,
]);

/**
 * Asked whether it is about dying, half of a yes. "I just want everything to stop", of a wound, is no no; "some of them are
 * me" tells the wound once more, and nothing of dying.
 */
export function saysHalf({ situation }: SafetyFlowState, { names }: Heard, rules: readonly string[]): boolean {
  if (situation !== 'self_harm') return rules[0] === 'self.half-said';
  if (names.has(`half.${ADMITS}`)) return false;
  return rules[0] === 'self.half-said' || rules.includes('self.ambiguous');
}

/** Whether a boss has to be told how a wound came: no, before any advice on whom to tell. English. */
export function planWoundTold(turn: Answering): Planned | null {
  const { flow, heard, input, level } = turn;
  if (input.dark === undefined || level !== 2 || askedOfOwnHand(flow).length === 0) return null;
  // A wish to die that is told with it is no matter of a boss.
  if (!heard.names.has('told-wound-told') || input.assessment.level > input.previousLevel) return null;
  return say(turn, pick(turn, 'harm.fact.wound-told'), 'safety-told');
}
