import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { type ExerciseTurn, runFrom } from '#companion/exercises/run-exercise.ts';
import type { StepValues } from '#companion/exercises/step-values.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { numbersMoved } from './exercise-turn-repair.ts';
import { type Plan, plan, type Scene } from './plan.ts';

/** Begins the exercise another one goes over to. */
type Begin = (exercise: Exercise, scene: Scene, lead: string[], known: StepValues) => Plan;

/** Runs on from a step, over to another exercise and back where the file says so. */
export function goTo(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: string | null,
  scene: Scene,
  lead: string[],
  begin: Begin,
): Plan {
  const { state } = scene;
  const avoid = state.lastReply;
  const { grammar, seed } = scene;
  const told = { lead, grammar };
  const { passes } = scene.gate;
  // A run writes where it stands; the other wordings must not begin from there.
  const before = { ...frame };
  const turn = runFrom(exercise, frame, step, { ...told, seed, avoid, passes });
  const moved = turn.waiting === null ? numbersMoved(frame, scene, turn.text) : null;
  if (moved !== null) {
    told.lead = [...lead, moved];
    turn.text = runFrom(exercise, { ...before }, step, { ...told, seed, avoid, passes }).text;
  }
  if (turn.start !== null) return goOver(exercise, frame, turn, scene, begin);
  const ended = turn.waiting === null;
  const cards = cardsOf(turn, scene);
  if (ended) {
    state.exercises = state.exercises.filter((open) => open !== frame);
    state.doneExercises = [...state.doneExercises.filter((id) => id !== exercise.id), exercise.id].slice(-8);
    state.toldAtOffer = state.told;
    const below = state.exercises.at(-1);
    const parent = below?.under ? scene.exercises.get(below.id) : undefined;
    if (below && parent) {
      below.under = false;
      below.parked = false;
      return goTo(parent, below, below.step, scene, [turn.text], begin);
    }
  }
  // The last ones keep the person's words out, should the reply check turn the others down.
  const others = [
    runFrom(exercise, { ...before }, step, { ...told, seed: `${seed}:2`, avoid, passes }),
    runFrom(exercise, { ...before }, step, { ...told, seed, plain: true }),
    runFrom(exercise, { ...before }, step, { grammar, seed, plain: true }),
  ];
  const move = ended ? `end.${exercise.id}` : `step.${exercise.id}.${turn.waiting}`;
  const texts = [turn, ...others].map((one) => one.text).filter((text) => text !== '');
  return plan(move, ended ? 'wrap' : 'exercise', [{ kind: 'texts', texts }], { cards, mayRepeat: true });
}

/** The step that waits, once more and in other words where there are any. */
export function repeatStep(
  exercise: Exercise,
  frame: ExerciseFrame,
  scene: Scene,
  lead: string | null | undefined,
): Plan {
  const options = {
    seed: `${scene.seed}:again`,
    lead: lead ? [lead] : [],
    avoid: scene.state.lastReply,
    passes: scene.gate.passes,
    grammar: scene.grammar,
  };
  const turn = runFrom(exercise, frame, frame.step, options);
  const plainer = [
    runFrom(exercise, frame, frame.step, { ...options, plain: true }),
    runFrom(exercise, frame, frame.step, { seed: scene.seed, plain: true, grammar: scene.grammar }),
  ];
  const texts = [turn, ...plainer].map((one) => one.text).filter((text) => text !== '');
  const move = `step.${exercise.id}.${frame.step}`;
  return plan(move, 'exercise', [{ kind: 'texts', texts }], { cards: cardsOf(turn, scene), mayRepeat: true });
}

function goOver(exercise: Exercise, frame: ExerciseFrame, turn: ExerciseTurn, scene: Scene, begin: Begin): Plan {
  const { state } = scene;
  const next = turn.start && scene.exercises.get(turn.start.id);
  const back = turn.start?.back ?? null;
  if (back !== null) {
    frame.step = back;
    frame.under = true;
    frame.parked = true;
  } else {
    state.exercises = state.exercises.filter((open) => open !== frame);
    state.doneExercises = [...state.doneExercises.filter((id) => id !== exercise.id), exercise.id].slice(-8);
  }
  // The check of the content knows every exercise that is named, so there is always a next one.
  if (!next) return goTo(exercise, frame, null, scene, [turn.text], begin);
  const { worry } = frame.values;
  const plan = begin(next, scene, [turn.text], worry ? { worry } : {});
  if (back === null || !plan.move.startsWith('decline.')) return plan;
  frame.under = false;
  frame.parked = false;
  return goTo(exercise, frame, back, scene, [], begin);
}

function cardsOf(turn: ExerciseTurn, { state }: Scene): Card[] {
  return turn.help ? [turn.card, { type: 'help', level: state.level, categories: state.categories }] : [turn.card];
}
