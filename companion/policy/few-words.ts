import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { holdsAStep } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { planSaid, splitPlan } from './plan-words.ts';

// Why is this hard? "My mum" and "last night, I mean" lean on what stood before them; told back they are nothing. What a
// bare yes, no or okay answers is read in bare-answer.ts.

const PERSON =
  /^(?:(?:it's|its|just|mostly|mainly|about)\s+)*my ([a-z-]+)(?: (?:mostly|mainly|i guess|i suppose))?[.!]*$/i;
const ELSE =
  /\b(?:anything|something) else\b.*\b(?:do|need|should|have to)\b|\b(?:do|need|should|have to)\b.*\b(?:anything|something) else\b|\bis (?:that|this|it) enough\b|^(?:so |and |ok,? )?what (?:now|next)\b/i;

const CLARIFIES =
  /^(?:(?:no|well|oh|and|sorry)[ ,.]+)*((?!I\b|he\b|she\b|they\b|it\b|you\b|what\b|if\b|yeah\b|yes\b)[\w' ]{3,28}?),? (?:is what )?I (?:mean|meant)[.!]*$/i;
const CLARIFIES_WORDS = 7;

/** "Last night, I mean": one word of what stood before is put right, and the rest of it holds. */
export function clarified({ read, state, grammar, lines, gate }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.told === 0 || read.words > CLARIFIES_WORDS) return null;
  const what = CLARIFIES.exec(read.clean)?.[1]?.trim();
  if (what === undefined || lines.families.clarified === undefined || !gate.passes(what)) return null;
  const turned = swapPronouns(what, null);
  return turned === null ? null : plan('clarified', 'explore', [line('clarified', { What: upperFirst(turned) })]);
}

/** A person, a reason or a wish for more, in very few words. Null where the message says more. */
export function fewWords(scene: Scene): Plan | null {
  const { read, state, grammar, lines, gate } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.short_person === undefined) return null;
  const settled = state.plan !== null && holdsAStep(state) && splitPlan(state.plan).when !== null;
  if (settled && ELSE.test(read.clean) && read.words <= 10) return enough(scene);
  const person = read.people[0]?.word;
  return person !== undefined && PERSON.test(read.clean) && read.words <= 5 && gate.passes(person)
    ? plan('short.person', 'explore', [line('short_person', { person })])
    : null;
}

function enough(scene: Scene): Plan {
  const said = planSaid(scene.state.plan ?? '', scene);
  return plan('plan.enough', 'wrap', [line('plan_enough', { plan: said, Plan: upperFirst(said) })]);
}
