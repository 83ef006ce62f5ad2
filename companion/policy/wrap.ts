import { noteUsed, wasUsed } from '#companion/state.ts';
import { line, maybe, type Part, type Plan, plan, type Scene } from './plan.ts';
import { referNow } from './quiet-risk.ts';

/** A plan worth repeating has two words in it, or three signs of a script without spaces. */
const SAYS_SOMETHING = /\p{L}{2,}.*[^\p{L}]\p{L}{2,}|[\u3040-\u9fff\uac00-\ud7af]{3,}/u;

/** The last word: the person's own step with its time, how the number went, who will be there. No hook, no question. */
export function wrap(scene: Scene, lead: string): Plan {
  const { state, lines } = scene;
  state.expect = null;
  // Said once, the next step is not said again with the last word.
  if (wasUsed(state, 'wrap')) return plan('wrap', 'wrap', [line(lead)]);
  noteUsed(state, 'wrap');
  const parts: Part[] = [line(lead)];
  const numbers = numbersOf(scene);
  if (numbers !== null && lines.families.bye_numbers) parts.push(numbers);
  const own = state.plan !== null && SAYS_SOMETHING.test(state.plan);
  const person = state.helper;
  const slots = { plan: state.plan, person };
  const open = state.planMaybe === true || /\bthink about it\b/i.test(scene.read.clean);
  if (own && open && lines.families.bye_maybe) parts.push(optional('bye_maybe', slots));
  else if (own && person !== undefined && lines.families.bye_step_who) parts.push(optional('bye_step_who', slots));
  else if (own) parts.push(optional(lines.families.bye_step ? 'bye_step' : 'wrap_plan', slots));
  else if (person !== undefined && lines.families.bye_who) parts.push(optional('bye_who', slots));
  else if (state.told > 2 && parts.length === 1)
    parts.push(
      optional(state.topics[0] === 'success' ? 'wrap_good' : state.told > 6 ? 'strength' : 'wrap_told', {
        first: state.keep[0],
      }),
    );
  // What somebody has to look after who is not well may be said once, and the end is the last moment for it.
  const refer = referNow(scene, true);
  if (refer !== null) parts.push(maybe(refer));
  return plan('wrap', 'wrap', parts);
}

function optional(name: string, slots: Record<string, string | null | undefined>): Part {
  return { kind: 'family', name, optional: true, slots };
}

function numbersOf({ state }: Scene): Part | null {
  const { intensity, intensityFirst: first } = state;
  if (intensity === null || first === undefined || intensity === first) return null;
  return optional('bye_numbers', { old: String(first), value: String(intensity) });
}
