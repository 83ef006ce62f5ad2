import { isEarnest } from './earnest.ts';
import { MISREAD, mark, type SafetyFlowState } from './flow-state.ts';
import type { SafetyInput } from './safety-flow.ts';

/** Stands in `once` where something new was told after a no: it is asked about as well, once. */
const TOLD_ANEW = 'told-anew';

/** A no is believed of what was said before it, and not of what is told later in so many words (signs.ts). */
export function reopen(flow: SafetyFlowState, { assessment, darkNow, text }: SafetyInput): void {
  const { rules, level } = assessment;
  const tells = level >= 2 && rules[0] === 'model' && rules.some((rule) => rule.startsWith('told.'));
  // "I keep it in the loft, with the rope", after "no, I'm not ill".
  const near = level >= 1 && darkNow === true && isEarnest(text) && flow.once.includes(MISREAD);
  if (flow.once.includes(TOLD_ANEW) || !(near || (tells && flow.doubt === 'cleared'))) return;
  flow.doubt = null;
  flow.asked = false;
  if (flow.answers.q1 === 'no') delete flow.answers.q1;
  mark(flow, TOLD_ANEW);
}
