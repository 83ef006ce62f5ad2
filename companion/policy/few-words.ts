import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { holdsAStep } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { planSaid, splitPlan } from './plan-words.ts';

// Why is this hard? "Last night, I mean" leans on what stood before it; told back it is nothing. What a bare yes, no or
// okay answers is read in bare-answer.ts, a thing named alone in thing-alone.ts.

const written = writtenIn('policy/few-words');

const ELSE = written('else');

const CLARIFIES = written('clarifies');
const CLARIFIES_WORDS = 7;

/** "Last night, I mean": one word of what stood before is put right, and the rest of it holds. */
export function clarified({ read, state, grammar, lines, gate }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.told === 0 || read.words > CLARIFIES_WORDS) return null;
  const what = CLARIFIES.exec(read.clean)?.[1]?.trim();
  if (what === undefined || lines.families.clarified === undefined || !gate.passes(what)) return null;
  const turned = swapPronouns(what, null);
  return turned === null ? null : plan('clarified', 'explore', [line('clarified', { What: upperFirst(turned) })]);
}

/** "Is that enough?" after a plan that has its day: it is. Null where the message says more. */
export function planEnough(scene: Scene): Plan | null {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2) return null;
  const settled = state.plan !== null && holdsAStep(state) && splitPlan(state.plan).when !== null;
  return settled && ELSE.test(read.clean) && read.words <= 10 ? enough(scene) : null;
}

function enough(scene: Scene): Plan {
  const said = planSaid(scene.state.plan ?? '', scene);
  return plan('plan.enough', 'wrap', [line('plan_enough', { plan: said, Plan: upperFirst(said) })]);
}
