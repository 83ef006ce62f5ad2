import type { Scene } from './plan.ts';

/** What is on offer is put up twice in a talk at most; more often it is in the way. */
const OFFERS_MOST = 2;

/** Words of somebody who wants to do something about it, in this message. */
const READY =
  /\b(?:what (?:can|could|do|should|would) i do|how (?:do|can|could|would) i|i (?:need|want|have|would like) to (?:do something|change|stop|sort|fix|start|try|get (?:better|out of|through|past|over))|any (?:ideas?|tips?)|don't know what to do|what (?:would|could|might) help|(?:something|this|it) (?:has|needs) to (?:change|stop)|can't go on like this|i'm ready)\b/i;

/** Nobody is offered a step who has not shown that they look for one. */
export function isReady({ read, state, grammar }: Scene): boolean {
  if (state.offers.filter((one) => one === 'permit').length >= OFFERS_MOST) return false;
  if (!grammar.turnsClauses) return true;
  return ['ask_advice', 'wish_do', 'cue_plan'].some((act) => read.acts.has(act)) || READY.test(read.clean);
}
