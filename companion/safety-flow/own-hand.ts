import type { SafetyFlowState } from './flow-state.ts';

// Why is this hard? Asked about long sleeves, whoever burns themselves says "no, the fryer" first, and two messages later
// "not all of them are from the fryer". By itself that line says nothing; after sleeves and looks at the arms it says all.

/** Stands behind what is told late of one's own hand, after a no. */
const ADMITS = 'admits-own';
/** Whether they hurt themselves was asked, and stays half of what is said later. */
const ASKED = 'asked-own-hand';
const CHECKS = ['check.harm', 'check.hurts', 'check.scratches'];

/** @param flow where the safety flow stood before this message */
export const askedOfOwnHand = (flow: SafetyFlowState | null): string[] =>
  flow?.once.some((name) => CHECKS.includes(name)) === true ? [ASKED] : [];

/** Sleeves or looks at the skin, and later that some of it was one's own hand: told, and no guess any more. */
export const PAIRS_OF_OWN_HAND = ['skin', 'uncovers', ASKED].map((half): [string[], 'self_harm.2', string] => [
  [half, ADMITS],
  'self_harm.2',
  ADMITS,
]);
