import {
  isLeftOpen,
  isOverAsMisread,
  isSaidSafe,
  wasAskedOfDying,
  wasDenied,
} from '#companion/safety-flow/flow-state.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isQuietTurn } from './burden.ts';
import { isLasting } from './burden-marks.ts';
import { helperSaid } from './company.ts';
import { hourIn, personIn } from './person-in.ts';
import { line, maybe, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';
import { wasReferred } from './quiet-risk.ts';

// Why is this hard? Once the questions are answered a talk goes back to netball and the cat, and the evening that made
// somebody write is still ahead. So it is asked for once: a person and an hour. Whoever watches over somebody else is
// asked who watches over them. And the last word says where the person, the numbers and the doctor are.

const written = writtenIn('policy/evening');

const AFTER = 2;
const SHORT = 12;

const isOfOthers = ({ state }: Scene): boolean => state.categories.includes('third_party_risk');

/** After questions about dying, or a risk that stays: who could be there this evening, and when. */
export function evening(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.ask_evening === undefined || state.level >= 3) return null;
  const signs = state.signs ?? {};
  if (isOfOthers(scene)) return forHelper(scene);
  if (!wasAskedOfDying(state.safety) || wasDenied(state.safety) || state.categories.includes('abuse_violence'))
    return null;
  if (signs['risk-from'] === undefined) state.signs = { ...signs, 'risk-from': state.turn };
  if (signs['evening-asked'] === undefined && read.words <= SHORT) {
    const [named, when] = [personIn(read.clean), hourIn(read.clean)];
    if (named !== null && when !== undefined && !/\?\s*$/.test(read.text)) {
      state.helper = named;
      state.signs = { ...state.signs, 'evening-asked': state.turn, 'evening-timed': state.turn };
      const slots = { who: named, Who: upperFirst(named), when: lowerFirst(when) };
      return plan('answer.evening', 'human_help', [line('evening_timed', slots)]);
    }
  }
  const since = state.turn - (state.signs?.['risk-from'] ?? state.turn);
  if (since < AFTER || signs['evening-asked'] !== undefined || !isQuietTurn(scene)) return null;
  state.signs = { ...state.signs, 'evening-asked': state.turn };
  const who = state.helper === undefined ? undefined : helperSaid(state.helper);
  const ask = who === undefined ? line('ask_evening') : line('ask_evening_who', { who, Who: upperFirst(who) });
  return plan('ask.evening', 'human_help', [ownWordsFirst, ask]);
}

const SPENT = written('spent');

/** "I'm shattered", once the friend is safe: what it took is named, and the watch is over for tonight. */
export function helperSpent(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || !isOfOthers(scene) || !isSaidSafe(state.safety)) return null;
  if (!SPENT.test(read.clean) || lines.families.helper_spent === undefined) return null;
  if (state.signs?.['helper-spent'] !== undefined) return null;
  state.signs = { ...state.signs, 'helper-spent': state.turn, 'helper-asked': state.turn };
  return plan('ask.helper', 'human_help', [line('helper_spent')]);
}

const OWN_FEELING = written('own-feeling');
const HELPER_FROM = 6;

/** The friend was looked after; now who looks after the one who did. */
function forHelper(scene: Scene): Plan | null {
  const { state, read } = scene;
  if (state.turn < HELPER_FROM || state.signs?.['helper-asked'] !== undefined) return null;
  if (!OWN_FEELING.test(read.clean) || /\?\s*$/.test(read.text) || read.acts.has('bye')) return null;
  if (scene.lines.families.ask_helper === undefined) return null;
  state.signs = { ...state.signs, 'helper-asked': state.turn };
  return plan('ask.helper', 'human_help', [ownWordsFirst, line('ask_helper')]);
}

/** The last word after an hour of risk: the person, where the numbers are, and a doctor where it has lasted, unless `doctor` is false. */
export function byeOfRisk(scene: Scene, doctor = true): Part[] {
  const { state, lines, grammar } = scene;
  if (!grammar.turnsClauses || lines.families.bye_risk === undefined) return [];
  const who = state.helper === undefined ? undefined : helperSaid(state.helper);
  const slots = { who, Who: who === undefined ? undefined : upperFirst(who) };
  if (isOfOthers(scene) && state.level >= 1) return [line(who === undefined ? 'bye_helper' : 'bye_helper_who', slots)];
  // What was a misreading is not said goodbye to as a danger.
  if (state.level < 1 && isOverAsMisread(state.safety)) return [];
  const ownLife = state.categories.some((one) => /^(?:suicide|self_harm|harm_to_others|psychosis)/.test(one));
  // What was asked and never answered leaves with the numbers as well.
  const unknown = isLeftOpen(state.safety);
  if (!unknown && !wasAskedOfDying(state.safety) && !(state.level >= 2 && ownLife)) return [];
  // Asked twice and never answered: it is left with them, and not asked a third time.
  const open = unknown && state.signs?.['asked-again'] !== undefined && lines.families.bye_risk_open !== undefined;
  // After a birth a health visitor was named with it, and a third word about it is one too many.
  const named =
    state.signs?.['left-as-word'] !== undefined &&
    lines.families.bye_left_open !== undefined &&
    !wasReferred(scene, 'perinatal');
  const left = named ? 'bye_left_open' : 'bye_risk_open';
  const person = line(who === undefined ? (open ? left : 'bye_risk') : 'bye_risk_who', slots);
  // Taken back in plain words, the numbers need no saying again; a doctor for what has gone on so long does.
  const cleared = state.signs?.['dark-cleared'] !== undefined && state.level < 2;
  if (cleared && doctor && isLasting(scene)) return [maybe('bye_risk_doctor')];
  return doctor && !open && isLasting(scene) ? [person, maybe('bye_risk_doctor')] : [person];
}
