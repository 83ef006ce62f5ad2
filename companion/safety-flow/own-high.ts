import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import type { Situation } from './safety-content.ts';
import { toldAs } from './told-as.ts';
import { type Answering, oldest, type Planned, pick, say } from './wording.ts';

// Why is this hard? A high without sleep is told as the best week of a life: alpacas, a loan, God in the bills, a road without
// lights. Each message alone is good news, and whoever is glad along cheers somebody on into debt or a crash. So its signs are
// laid together over the talk; from the second on the talk stays there, and what comes is worry, money, keys and a doctor.

const written = writtenIn('safety-flow/own-high');
/** Sleep that is not wanted. */
const NEEDS_NONE = written('needs-none');
const SLEEPLESS = written('sleepless');
/** Work or a birth that keeps anybody up. */
const KEPT_UP = written('kept-up');
const ELATED = written('elated');
const SPENDS = written('spends');
/** God, the moon or the radio says what to do. */
const STEERED = written('steered');
const NO_LIGHTS = written('no-lights');
const LIGHTS_KEPT = written('lights-kept');
const WHEN_TO_TURN = written('when-to-turn');
const DRIVES = written('drives');
const FLIES = written('flies');
const OFF_TABLETS = written('off-tablets');
const BY_DOCTOR = written('by-doctor');
const QUITS = written('quits');
/** An alarm of violence is put right by whoever gave it. */
const CALMED = written('calmed');
const AGREES = written('agrees');
/** A platform, a roof or a road, and a step that is due. */
const STEPS_OFF = written('steps-off');
const NO_STEP = written('no-step');
const WHAT_TO_SAY = written('what-to-say');
const LOCKED_UP = written('locked-up');
/** Somebody was woken, rung or has come, or takes them to a doctor. */
const WITH_SOMEBODY = written('with-somebody');
const CROSS = written('cross');
const PAST = written('past');
const OF_ANOTHER = written('of-another');

/** Stands in `once` from the message on in which two signs of it were told. */
const HIGH = 'own-high';
const TOLD_HIGH = 'told.own-high';
const UNLIT = 'told.drives-unlit';
const STEP = 'told.high-steps-off';
const ILL: readonly (Situation | null)[] = ['psychosis', 'mania', 'belief'];
/** Stands in `once` from the message on in which such a step was told. */
const STEP_TOLD = 'own-high.step';

const drivesUnlit = (text: string): boolean =>
  (NO_LIGHTS.test(text) && !LIGHTS_KEPT.test(text)) || WHEN_TO_TURN.test(text);

/** The signs of it in what was said so far: those that are ordinary alone, and those that nobody well tells. */
function signsOf(texts: readonly string[]): { all: number; ill: number } {
  const told = texts.filter((one) => !PAST.test(one) && !OF_ANOTHER.test(one));
  const some = (sign: (text: string) => boolean): number => (told.some(sign) ? 1 : 0);
  const elated = told.some((one) => ELATED.test(one));
  const sleepless = some((one) => NEEDS_NONE.test(one) || (elated && SLEEPLESS.test(one) && !KEPT_UP.test(one)));
  // Stopped tablets are for a doctor too; only with a lift of mood are they this.
  const tablets = elated || sleepless > 0 ? some((one) => OFF_TABLETS.test(one) && !BY_DOCTOR.test(one)) : 0;
  const unlit = some((one) => drivesUnlit(one) && (elated || STEERED.test(one)));
  const ordinary = some((one) => SPENDS.test(one)) + some((one) => STEERED.test(one)) + some((one) => QUITS.test(one));
  const ill = sleepless + tablets + unlit;
  return { all: ill + ordinary, ill };
}

/** What somebody in a high without sleep says comes to: at least level 2 from its second sign on. English. */
export function ofOwnHigh(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  const text = straighten(said);
  const texts = [...before.map(straighten), text];
  // What began it is out of sight later in a talk; one sign is enough then.
  const signs = signsOf(texts);
  const isHigh = (flow?.once.includes(HIGH) === true && signs.all > 0) || (signs.ill > 0 && signs.all > 1);
  const ill = ILL.includes(flow?.situation ?? null) || isHigh;
  if (ill && STEPS_OFF.test(text) && !NO_STEP.test(text) && !PAST.test(text))
    return toldAs(assessment, 3, 'psychosis_mania', ['told.own-mania', STEP]);
  if (!isHigh) return assessment;
  const { level, category } = assessment;
  const told = (to: 2 | 3, rule: string): Assessment =>
    toldAs(assessment, to, 'psychosis_mania', ['told.own-mania', rule]);
  if (drivesUnlit(text) && !PAST.test(text)) return told(3, UNLIT);
  if (flow?.situation === 'harm_others' && CALMED.test(text)) return told(2, TOLD_HIGH);
  // Whatever weighs more is met as what it is.
  if (level === 3 || (level === 2 && category !== 'psychosis_mania')) return assessment;
  return told(2, TOLD_HIGH);
}

/** What is said to it: the road, the flight, the tablets, the money, and somebody who holds on to keys and cards. */
export function planOwnHigh(turn: Answering): Planned | null {
  const { flow, input, lines, level } = turn;
  const { rules } = input.assessment;
  const unlit = rules.includes(UNLIT);
  const step = rules.includes(STEP);
  if (input.dark === undefined || !(unlit || step || rules.includes(TOLD_HIGH))) return null;
  const calmed = flow.once.includes(HIGH) && input.flow?.situation === 'harm_others';
  const first = !flow.once.includes(HIGH);
  mark(flow, HIGH);
  if (step) mark(flow, STEP_TOLD);
  flow.situation = 'mania';
  flow.pending = null;
  const text = straighten(input.text);
  const asked = askedOf(text, flow.once.includes(STEP_TOLD));
  const pool = unlit ? 'own-high.unlit' : step ? 'own-high.step' : (asked ?? poolOf(text, first, calmed));
  const fresh = pick(turn, pool) ?? pick(turn, 'own-high.next');
  const said = fresh ?? (level === 3 ? oldest(turn, lines.replies['own-high.next']) : null);
  // All was said, and nothing burns: the script for a racing mind goes on.
  if (said === null) return null;
  return say(turn, said, unlit || step ? 'safety-now' : 'safety-mania');
}

/** What is asked of the one who is near, or told of them; `step` where more than sleep hangs on it. */
function askedOf(text: string, step: boolean): string | null {
  if (WHAT_TO_SAY.test(text)) return step ? 'own-high.say-step' : 'own-high.say';
  if (LOCKED_UP.test(text)) return 'own-high.locked';
  return WITH_SOMEBODY.test(text) ? 'own-high.with' : null;
}

function poolOf(text: string, first: boolean, calmed: boolean): string {
  if (calmed) return 'own-high.calmed';
  if (AGREES.test(text)) return 'own-high.agrees';
  if (OFF_TABLETS.test(text)) return 'own-high.tablets';
  if (FLIES.test(text)) return 'own-high.flies';
  if (DRIVES.test(text)) return 'own-high.drives';
  if (SPENDS.test(text)) return 'own-high.spends';
  if (first) return 'own-high.first';
  if (STEERED.test(text)) return 'own-high.steered';
  return CROSS.test(text) ? 'own-high.cross' : 'own-high.next';
}
