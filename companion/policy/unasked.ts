import { wasUsed } from '#companion/state.ts';
import type { Part, Plan, Scene } from './plan.ts';
import { splitPlan } from './plan-words.ts';

/** So much told anew opens the talk again. */
const TELLS_ANEW = 14;
const NODS =
  /^(?:(?:ok|okay|k|kk|right|alright|all right|fine|cool|sure|good|great|yes|yeah|yep|will do|thanks?|thank you|thx|ty|cheers)[ ,.!]*)+$/i;
/** Each of these is itself a question or ends with one, beside what the plan may ask at the end. */
const ASKING = /^(?:(?:moment|telling|few|shown)_\w+_ask|step_next_ask|open_(?:low_)?ask|check_\w+)$/;

/** No question is due: the step stands with its time or is done, goodbye was said, or somebody only nods to a step. */
export function asksNothing({ state, read, grammar }: Scene): boolean {
  if (!grammar.turnsClauses || read.words >= TELLS_ANEW || read.acts.has('ask_advice')) return false;
  if (wasUsed(state, 'wrap') || state.signs?.['step-done'] !== undefined) return true;
  if (state.plan === null) return read.acts.has('thanks') && read.words <= 4;
  return splitPlan(state.plan).when !== null || NODS.test(read.clean);
}

/** The parts of a plan without what would ask, as long as something is left to say. */
export function withoutAsking({ parts, expect }: Plan): Part[] {
  const left = parts.filter((part) => part.kind !== 'question' && !(part.kind === 'family' && ASKING.test(part.name)));
  return expect === null && left.length > 0 ? left : parts;
}
