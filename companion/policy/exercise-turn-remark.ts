import type { Exercise, ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { isChip } from '#companion/exercises/read-answer.ts';
import { nextStep } from '#companion/exercises/run-exercise.ts';
import type { StepValues } from '#companion/exercises/step-values.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { earlyRating, namesThings, type Remark, remarkOf } from './exercise-remark.ts';
import { pick, stopExercise } from './exercise-turn-repair.ts';
import { goTo, repeatStep } from './exercise-turn-run.ts';
import { timeNamed } from './own-plan.ts';
import { ownStep } from './own-step.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

type Begin = (exercise: Exercise, scene: Scene, lead?: string[], known?: StepValues) => Plan;

/** Closes the exercise without a word; what was said goes to the talk. */
export function leaveToTalk(frame: ExerciseFrame, { state }: Scene): null {
  state.exercises = state.exercises.filter((open) => open !== frame && !open.under);
  return null;
}

/** The families that lead into the step being asked once more. */
const LEADS: Partial<Record<Remark, string>> = {
  time: 'exercise_time',
  number: 'exercise_words',
  assent: 'exercise_words',
};

/**
 * What was said in place of an answer: received, and the step asked once more in other words; a second time the
 * exercise gives way. Undefined: it may be an answer. Null: the talk takes it.
 */
export function takeRemark(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: ExerciseStep,
  scene: Scene,
  begin: Begin,
): Plan | null | undefined {
  const { read, state } = scene;
  if (isChip(step, read.clean)) return undefined;
  const early = takeEarlyRating(exercise, frame, step, scene, begin) ?? takeThings(exercise, frame, step, scene, begin);
  if (early !== undefined) return early;
  const planned = ownStep(scene) !== undefined && read.acts.has('cue_plan') && isAhead(read.clean);
  const remark = remarkOf(step, scene, planned);
  if (remark === null) return undefined;
  if (remark === 'elsewhere' || remark === 'plan' || remark === 'disclosure') return leaveToTalk(frame, scene);
  if (remark === 'no') return skip(exercise, frame, step, scene, begin);
  if (remark === 'worse') return stopExercise(exercise, frame, scene);
  if (remark === 'knows') {
    frame.awaits = 'insight';
    return plan(`insight.${exercise.id}`, 'exercise', [line('exercise_insight_ask')], { expect: { kind: 'open' } });
  }
  if (remark === 'clarify') {
    const hint = 'hint' in step && step.hint ? step.hint : pick('exercise_explain', scene);
    return repeatStep(exercise, frame, scene, hint);
  }
  // Who finds it silly is not talked into it.
  if (remark === 'doubt') return stopExercise(exercise, frame, scene);
  frame.tries += 1;
  if (frame.tries >= 2) return skip(exercise, frame, step, scene, begin);
  if (remark === 'told') return repeatStep(exercise, frame, scene, scene.anchors[0]?.text ?? null);
  // A time that comes late belongs to what was planned before.
  if (remark === 'time' && state.plan !== null) timeNamed(scene);
  if (remark === 'harsh') {
    const harsh = scene.gate.harshName(read.clean) ?? '';
    return repeatStep(exercise, frame, scene, pick('harsh', scene, { harsh }));
  }
  const when = upperFirst(read.clean.replace(/^(?:yes|yeah|ok|okay)[ ,]+/i, '').replace(/[.!]+$/, ''));
  return repeatStep(exercise, frame, scene, pick(LEADS[remark] ?? '', scene, { when }));
}

/** "I could do it last year" is a reason; "ok, I could ask her tomorrow" leaves for something new. */
function isAhead(text: string): boolean {
  if (/\b(?:last|used to|once|ago|back then|when I was|always|never|before)\b/i.test(text)) return false;
  return /\b(?:today|tonight|tomorrow|\w+day|next week)\b|^(?:ok|okay|so|then|maybe|perhaps|I think|I'll|I will|I'm going to)\b/i.test(
    text,
  );
}

function skip(exercise: Exercise, frame: ExerciseFrame, step: ExerciseStep, scene: Scene, begin: Begin): Plan {
  if (!('times' in step) || frame.values[step.id] === undefined) frame.values[step.id] = '';
  frame.tries = 0;
  return goTo(exercise, frame, nextStep(exercise, step.id), scene, [], begin);
}

/** "done, about a 5" while a breath runs: the rating after it is given already. */
function takeEarlyRating(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: ExerciseStep,
  scene: Scene,
  begin: Begin,
): Plan | undefined {
  const waits =
    'breath' in step || 'timer' in step || ('ask' in step && step.ask !== 'scale' && exercise.kind === 'body');
  if (!waits || frame.values.rate1 !== undefined || !exercise.steps.some((one) => one.id === 'rate1')) return undefined;
  const value = earlyRating(scene.read.clean, scene);
  if (value === null) return undefined;
  if (isBetween(exercise, frame, step, scene.read.clean)) return betweenSteps(exercise, frame, scene, value);
  frame.values.rate1 = value;
  frame.tries = 0;
  scene.state.intensity = value;
  scene.state.intensityAt = scene.state.turn;
  return goTo(exercise, frame, nextStep(exercise, 'rate1'), scene, [], begin);
}

const IS_OVER = /\b(?:done|finished|ready|now)\b/i;

/** A number before anything was done is no end: the first one was left out, or more of it is still to come. */
function isBetween(exercise: Exercise, frame: ExerciseFrame, step: ExerciseStep, text: string): boolean {
  if (typeof frame.values.rate0 !== 'number' && !IS_OVER.test(text)) return true;
  const from = exercise.steps.indexOf(step);
  const to = exercise.steps.findIndex(({ id }) => id === 'rate1');
  return exercise.steps.slice(from + 1, to).some((one) => 'ask' in one && one.ask === 'text');
}

/** The number is kept, and the step that waits is put once more with leave to stop. */
function betweenSteps(exercise: Exercise, frame: ExerciseFrame, scene: Scene, value: number): Plan {
  if (typeof frame.values.rate0 !== 'number') frame.values.rate0 = value;
  scene.state.intensity = value;
  scene.state.intensityAt = scene.state.turn;
  frame.tries += 1;
  return repeatStep(exercise, frame, scene, pick('exercise_between', scene, { value: String(value) }));
}

const SENSES = 'ground-54321';

/** Who names what is around while a breath runs has begun to come back to the room: that goes on instead. */
function takeThings(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: ExerciseStep,
  scene: Scene,
  begin: Begin,
): Plan | undefined {
  const senses = scene.exercises.get(SENSES);
  const body = exercise.kind === 'body' && exercise.id !== SENSES && !('ask' in step && step.ask === 'text');
  if (!senses || !body || !namesThings(scene.read.clean)) return undefined;
  const { rate0 } = frame.values;
  leaveToTalk(frame, scene);
  return begin(senses, scene, [], { see: scene.read.clean, ...(rate0 === undefined ? {} : { rate0 }) });
}

const INSIGHT_MAX = 90;

/** What they already knew: that is the result, and the rest of the steps is not needed. */
export function takeInsight(exercise: Exercise, frame: ExerciseFrame, scene: Scene): Plan | null {
  const { read, state, gate } = scene;
  delete frame.awaits;
  if (read.acts.has('stop') || read.acts.has('bye') || read.acts.has('skip'))
    return stopExercise(exercise, frame, scene);
  if (read.acts.has('unsure') && read.words <= 5) return repeatStep(exercise, frame, scene, null);
  leaveToTalk(frame, scene);
  if (ownStep(scene) !== undefined && read.acts.has('cue_plan')) return null;
  state.doneExercises = [...state.doneExercises.filter((id) => id !== exercise.id), exercise.id].slice(-8);
  const said = read.clean.replaceAll('"', "'").replace(/[.!?]+$/, '');
  const fits = said.length <= INSIGHT_MAX && gate.passes(said);
  if (fits) state.keep = [...state.keep, said].slice(-4);
  return plan(
    `end.${exercise.id}`,
    'explore',
    [fits ? line('exercise_insight', { insight: endWithStop(upperFirst(said)) }) : line('exercise_insight_plain')],
    { mayRepeat: true },
  );
}
