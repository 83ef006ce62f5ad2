import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/ready');

/** What is on offer is put up twice in a talk at most; more often it is in the way. */
const OFFERS_MOST = 2;

/** Words of somebody who wants to do something about it, in this message. */
const READY = written('ready');

/** Nobody is offered a step who has not shown that they look for one. */
export function isReady({ read, state, grammar }: Scene): boolean {
  if (state.offers.filter((one) => one === 'permit').length >= OFFERS_MOST) return false;
  if (!grammar.turnsClauses) return true;
  return ['ask_advice', 'wish_do', 'cue_plan'].some((act) => read.acts.has(act)) || READY.test(read.clean);
}
