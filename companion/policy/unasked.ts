import { wasUsed } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import type { Part, Plan, Scene } from './plan.ts';
import { splitPlan } from './plan-words.ts';

const written = writtenIn('policy/unasked');

/** So much told anew opens the talk again. */
const TELLS_ANEW = 14;
const NODS = written('nods');
/** Each of these is itself a question or ends with one, beside what the plan may ask at the end. */
const ASKING = written('asking', '');

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
