import { holds, type Values } from '#companion/exercises/condition.ts';
import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { readAnswer } from '#companion/exercises/read-answer.ts';
import { cardOf, type ExerciseTurn, nextStep, runFrom, stepOf } from '#companion/exercises/run-exercise.ts';
import { wordings } from '#companion/realise/choose-wording.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import { findNumber } from '#companion/understand/people.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { chosenThought, twoThoughts } from './split-thought.ts';

/** Begins an exercise, or says why it does not suit today. */
export function startExercise(exercise: Exercise, scene: Scene, lead: string[] = []): Plan {
  const against = exercise.contra.find((entry) => holds(entry.if, contraValues(scene)));
  if (against) {
    scene.state.expect = null;
    return plan(`decline.${exercise.id}`, 'explore', [{ kind: 'text', text: against.say }], { mayRepeat: true });
  }
  const frame: ExerciseFrame = { id: exercise.id, step: '', values: {}, tries: 0, parked: false };
  // A number given a moment ago is not asked for again.
  if (scene.state.intensity !== null && scene.state.turn - scene.state.intensityAt <= 2)
    frame.values.rate0 = scene.state.intensity;
  scene.state.exercises = [...scene.state.exercises.filter((open) => open.id !== exercise.id), frame].slice(-3);
  return run(exercise, frame, exercise.steps[0]?.id ?? null, scene.seed, lead, scene);
}

/** The turn of an exercise that is waiting for an answer; null where the person has turned to something else. */
export function continueExercise(scene: Scene): Plan | null {
  const frame = scene.state.exercises.at(-1);
  const exercise = frame && scene.exercises.get(frame.id);
  const step = exercise && frame && stepOf(exercise, frame.step);
  if (!frame || !exercise || !step || frame.parked) return null;
  const { read } = scene;
  if (read.acts.has('stop') || (read.acts.has('bye') && read.words < 6)) return stopExercise(exercise, frame, scene);
  if (read.acts.has('detour') && read.words > 4) return parkExercise(exercise, frame, scene);
  if (read.acts.has('why_exercise') && read.words < 14) {
    return again(exercise, frame, scene, exercise.why[frame.tries % exercise.why.length]);
  }
  const late = lateCorrection(frame, step, scene);
  if (late !== null) return again(exercise, frame, scene, late);
  if (read.acts.has('skip') || (read.acts.has('unsure') && 'ask' in step && step.ask !== 'scale' && read.words <= 5)) {
    frame.values[step.id] = '';
    return go(exercise, frame, nextStep(exercise, step.id), scene);
  }
  const answer = readAnswer(step, read.clean);
  if (answer.kind === 'skip') {
    frame.values[step.id] = '';
    return go(exercise, frame, nextStep(exercise, step.id), scene);
  }
  if (answer.kind === 'unclear') {
    if (frame.tries >= 1) {
      frame.values[step.id] = '';
      return go(exercise, frame, nextStep(exercise, step.id), scene, pick('exercise_move_on', scene));
    }
    frame.tries += 1;
    return again(
      exercise,
      frame,
      scene,
      pick('ask' in step && step.ask === 'scale' ? 'exercise_number' : 'exercise_unclear', scene),
    );
  }
  if (step.id === 'thought' && typeof answer.value === 'string') {
    if (frame.values.thoughta !== undefined) answer.value = chosenThought(frame, read);
    else {
      const two = twoThoughts(answer.value);
      if (two !== null) return splitThought(two, exercise, frame);
    }
  }
  frame.values[step.id] = typeof answer.value === 'string' ? answer.value.slice(0, 300) : answer.value;
  frame.tries = 0;
  if (step.id.startsWith('rate') && typeof answer.value === 'number') scene.state.intensity = answer.value;
  if ('save' in step && answer.value === 'yes') {
    const kept = frame.values[step.save];
    if (typeof kept === 'string' && kept !== '') {
      if (step.as === 'plan') scene.state.plan = kept.slice(0, 120);
      else scene.state.keep = [...scene.state.keep, kept.slice(0, 120)].slice(-4);
    }
  }
  const corrected =
    /\b(?:wait|no|actually|make that)\b/i.test(read.clean) &&
    typeof answer.value === 'number' &&
    /\d.*\d/.test(read.clean);
  const lead = corrected ? pick('exercise_corrected', scene, { value: String(answer.value) }) : null;
  return go(exercise, frame, answer.goto ?? nextStep(exercise, step.id), scene, lead);
}

/** Takes up the parked exercise on top of the stack. */
export function resumeExercise(scene: Scene): Plan | null {
  const frame = scene.state.exercises.at(-1);
  const exercise = frame && scene.exercises.get(frame.id);
  if (!frame || !exercise) return null;
  frame.parked = false;
  frame.tries += 1;
  return again(exercise, frame, scene, pick('exercise_resumed', scene, { exercise: exercise.title.toLowerCase() }));
}

function go(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: string | null,
  scene: Scene,
  lead: string | null = null,
): Plan {
  return run(exercise, frame, step, scene.seed, lead === null ? [] : [lead], scene);
}

function again(exercise: Exercise, frame: ExerciseFrame, scene: Scene, lead: string | null | undefined): Plan {
  return run(exercise, frame, frame.step, `${scene.seed}:again`, lead ? [lead] : [], scene);
}

/** The step in several wordings; the last keeps the person's words out, should the reply check turn the others down. */
function run(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: string | null,
  seed: string,
  lead: string[],
  scene: Scene,
): Plan {
  const { state } = scene;
  const turn: ExerciseTurn = runFrom(exercise, frame, step, seed, lead);
  const others = [
    runFrom(exercise, frame, step, `${seed}:2`, lead),
    runFrom(exercise, frame, step, seed, lead, true),
    runFrom(exercise, frame, step, seed, [], true),
  ];
  const texts = [turn, ...others].map((one) => one.text);
  if (turn.waiting === null) {
    state.exercises = state.exercises.filter((open) => open !== frame);
    state.doneExercises = [...state.doneExercises.filter((id) => id !== exercise.id), exercise.id].slice(-8);
    state.toldAtOffer = state.told;
  }
  const cards = turn.help
    ? [turn.card, { type: 'help', level: state.level, categories: state.categories } as const]
    : [turn.card];
  const move = turn.waiting === null ? `end.${exercise.id}` : `step.${exercise.id}.${turn.waiting}`;
  return plan(move, turn.waiting === null ? 'wrap' : 'exercise', [{ kind: 'texts', texts }], {
    cards,
    mayRepeat: true,
  });
}

function splitThought(two: [string, string], exercise: Exercise, frame: ExerciseFrame): Plan {
  [frame.values.thoughta, frame.values.thoughtb] = two;
  const options = two.map((label, at) => ({ id: at === 0 ? 'first' : 'second', label: label.slice(0, 80) }));
  const card: Card = {
    type: 'exercise',
    id: exercise.id,
    title: exercise.title,
    step: frame.step,
    status: 'running',
    input: { kind: 'choice', options },
  };
  return plan(`split.${exercise.id}`, 'exercise', [line('exercise_split')], { cards: [card] });
}

function stopExercise(exercise: Exercise, frame: ExerciseFrame, scene: Scene): Plan {
  scene.state.exercises = scene.state.exercises.filter((open) => open !== frame);
  const step = stepOf(exercise, frame.step);
  const cards = step ? [cardOf(exercise, step, 'stopped')] : [];
  return plan(`stop.${exercise.id}`, 'explore', [line('exercise_stopped')], { cards });
}

function parkExercise(exercise: Exercise, frame: ExerciseFrame, scene: Scene): Plan {
  const options = [
    { id: 'first', label: scene.lines.labels.detour_first ?? 'That first' },
    { id: 'finish', label: scene.lines.labels.detour_finish ?? 'Finish here' },
  ];
  frame.parked = true;
  return plan(`park.${exercise.id}`, 'exercise', [{ kind: 'anchor', optional: true }, line('exercise_parked')], {
    expect: { kind: 'resume' },
    cards: [{ type: 'choices', id: 'detour', kind: 'reply', options }],
  });
}

/** "wait no, 70" after the next question was already put. */
function lateCorrection(
  frame: ExerciseFrame,
  step: NonNullable<ReturnType<typeof stepOf>>,
  scene: Scene,
): string | null {
  if ('ask' in step && step.ask === 'scale') return null;
  if (scene.read.words > 8 || !/\b(?:wait|actually|sorry|i meant|make that)\b/i.test(scene.read.clean)) return null;
  const last = Object.keys(frame.values)
    .filter((id) => typeof frame.values[id] === 'number')
    .at(-1);
  const number = findNumber(scene.read.clean, 100);
  if (last === undefined || number === null) return null;
  frame.values[last] = number;
  return pick('exercise_corrected', scene, { value: String(number) });
}

function pick(family: string, scene: Scene, slots: Record<string, string> = {}): string | null {
  return wordings(scene.lines.families[family], scene.tone, slots, scene.state, scene.seed)[0]?.text ?? null;
}

export function contraValues(scene: Scene): Values {
  const { state, read } = scene;
  return {
    level: state.level,
    distress: state.intensity ?? undefined,
    topics: [...state.topics, ...read.topics.map((topic) => topic.id)],
    feelings: [...state.feelings, ...read.feelings.map((feeling) => feeling.id)],
    acts: [...read.acts],
  };
}
