import type { Exercise, ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { stepOf } from '#companion/exercises/run-exercise.ts';
import { cardOf } from '#companion/exercises/step-card.ts';
import { wordings } from '#companion/realise/choose-wording.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import { findNumber } from '#companion/understand/people.ts';
import { says } from '#companion/understand/reading.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

/** Ends it without comment, with every exercise that waits below it. */
export function stopExercise(exercise: Exercise, frame: ExerciseFrame, scene: Scene): Plan {
  scene.state.exercises = scene.state.exercises.filter((open) => open !== frame && !open.under);
  const step = stepOf(exercise, frame.step);
  const cards = step ? [cardOf(exercise, step, 'stopped', frame)] : [];
  return plan(`stop.${exercise.id}`, 'explore', [line('exercise_stopped')], { cards });
}

export function parkExercise(exercise: Exercise, frame: ExerciseFrame, scene: Scene): Plan {
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

/** Two thoughts in one answer: one is looked at, the other waits. */
export function splitThought(two: [string, string], exercise: Exercise, frame: ExerciseFrame): Plan {
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

/** "wait no, 70" after the next question was already put. */
export function lateCorrection(frame: ExerciseFrame, step: ExerciseStep, scene: Scene): string | null {
  if ('ask' in step && (step.ask === 'scale' || step.ask === 'time' || step.ask === 'date')) return null;
  if (scene.read.words > 8 || !says(scene.grammar.reading.rethinks, scene.read.clean)) return null;
  const last = Object.keys(frame.values)
    .filter((id) => typeof frame.values[id] === 'number')
    .at(-1);
  const number = findNumber(scene.read.clean, 100, scene.grammar);
  if (last === undefined || number === null) return null;
  frame.values[last] = number;
  return pick('exercise_corrected', scene, { value: String(number) });
}

export function pick(family: string, scene: Scene, slots: Record<string, string> = {}): string | null {
  return wordings(scene.lines.families[family], scene.tone, slots, scene.state, scene.seed)[0]?.text ?? null;
}

/** How a rating moved, where the end of the file does not say it: both numbers, also when they are the same. */
export function numbersMoved(frame: ExerciseFrame, scene: Scene, text: string): string | null {
  const { rate0, rate1 } = frame.values;
  if (typeof rate0 !== 'number' || typeof rate1 !== 'number') return null;
  const named = [rate0, rate1].every((value) => new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text));
  if (named) return null;
  return rate0 === rate1
    ? pick('exercise_same', scene, { value: String(rate1) })
    : pick('scale_change', scene, { old: String(rate0), value: String(rate1) });
}
