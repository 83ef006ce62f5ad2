import { writtenIn } from '#companion/written.ts';
import { adviseTwo, offerTwo } from './advise.ts';
import { refusesExercise } from './no-exercise.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? English reads these by patterns of its own. Every other language names them as acts in its content
// (`asks_draft`, `asks_other`, `refuses_exercise`), so that a message to write is begun, an idea that does not fit gives way to
// another, and an age is no story. A language without these acts goes on as before.

const written = writtenIn('policy/asked-in-words');

/** Nothing but the age of somebody under eighteen. */
const AGE = written('age');
const WISH_MOST = 34;
const OTHER_MOST = 16;

/** Asks for words, turns down what was put up, or tells an age; null for all else, and in English. */
export function askedInWords(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (grammar.turnsClauses) return null;
  const asked = state.signs?.['draft-asked'];
  if (asked !== undefined && asked === state.turn - 1) {
    const begun = draftOf(scene);
    if (begun !== null) return begun;
  }
  if (read.acts.has('how_say')) state.signs = { ...state.signs, 'draft-asked': state.turn };
  if (read.acts.has('asks_draft') && lines.families.draft_wish !== undefined) {
    state.signs = { ...state.signs, 'draft-asked': state.turn };
    return plan('draft.wish', 'choose', [line('draft_wish')], { expect: { kind: 'open' } });
  }
  if (AGE.test(read.text.trim()) && lines.families.age_told !== undefined)
    return plan('age', 'explore', [line('age_told')], { expect: state.expect });
  const other =
    state.expect?.kind === 'pick' &&
    read.words <= OTHER_MOST &&
    read.acts.has('asks_other') &&
    !read.acts.has('neither');
  if (!other && !refusesExercise(scene)) return null;
  return offerTwo(scene, [line('offer_lead')]) ?? adviseTwo(scene);
}

/** What the message shall say, in their words, with a first and a last line round it. */
function draftOf(scene: Scene): Plan | null {
  const { read, state, lines, gate } = scene;
  const leaves = ['bye', 'thanks', 'unsure', 'ask_advice', 'ask_example', 'skip'].some((act) => read.acts.has(act));
  if (
    leaves ||
    /\?/.test(read.text) ||
    read.words < 3 ||
    read.words > WISH_MOST ||
    lines.families.draft_own === undefined
  )
    return null;
  const words = read.clean.replace(/^(?:que |qu')/i, '').replace(/[\s.,;:]+$/u, '');
  if (/["?!]/.test(words) || !gate.passes(words)) return null;
  state.toldAtOffer = state.told;
  return plan('draft.own', 'choose', [line('draft_own', { quote: words })], { expect: { kind: 'open' } });
}
