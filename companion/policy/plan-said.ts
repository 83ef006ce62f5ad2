import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { stepCue } from './cue-lines.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { timeAhead } from './plan-words.ts';

// What may be said before the word to a step of their own, and what a step that is still a maybe is met with.

const written = writtenIn('policy/plan-said');

/** So short a step is no news to whoever wrote it. */
export const SHORT_STEP = 14;
export const ASKED_WHEN = 'asked-when';

/** What may stand before the word to a step. */
export interface Said {
  /** The step itself, said to "you". */
  said: Part;
  /** A word to whom it is with, where they went through the same. */
  alike: Part | null;
  /** The message is hardly more than the step: given back whole it would be an echo. */
  short: boolean;
}

export function noteAskedWhen({ state }: Scene): void {
  state.signs = { ...state.signs, [ASKED_WHEN]: state.turn };
}

/** "There is a man who lost his wife as well": why just this one is no detail. */
const WENT_THROUGH_IT = written('went-through-it');

/** A word to whom the step is with, where that one went through the same. */
export const alikeWord = ({ read, lines }: Scene): Part | null =>
  WENT_THROUGH_IT.test(read.clean) && lines.families.helper_alike ? line('helper_alike') : null;

/** "Maybe I could put it by the window": it may stay open, and where no day was asked for yet, it is asked lightly. */
export function perhaps(scene: Scene, { said, alike, short }: Said, asks: boolean): Plan {
  const { state, lines } = scene;
  state.planMaybe = true;
  // What the step will do, where a cue knows it, is more than that it may wait.
  const cued = stepCue(scene);
  if (cued !== null) return plan('plan.maybe', 'choose', [alike ?? said, cued]);
  const before = alike === null ? [] : [alike];
  if (asks && short && lines.families.plan_maybe_when) {
    noteAskedWhen(scene);
    return plan('plan.maybe', 'choose', [...before, line('plan_maybe_when')]);
  }
  if (short && lines.families.plan_maybe_short)
    return plan('plan.maybe', 'choose', [...before, line('plan_maybe_short')]);
  return plan('plan.maybe', 'choose', [alike ?? said, line('plan_maybe')]);
}

/** "When I'm on my break", at the end of a step. */
const WHEN_LAST = written('when-last');

/** The time of the step that is held now, where it can stand alone. */
export function timeOf({ state, gate }: Scene): Part | null {
  if (state.plan === null) return null;
  const last = WHEN_LAST.exec(state.plan)?.[1];
  const when = last === undefined || gate.holds(last) ? timeAhead(state.plan) : swapPronouns(last, null);
  return when === null || /, \w/.test(when)
    ? null
    : { kind: 'text', text: `${upperFirst(when.replace(/,$/, ''))}, then.` };
}
