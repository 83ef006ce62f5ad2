import { shuffled } from '#companion/hash.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import type { Card, ExerciseCard } from '#shared/chats/cards.contract.ts';
import type { Exercise, ExerciseStep } from './exercise.schema.ts';
import { itemsFor } from './step-values.ts';

const LABEL_MAX = 80;

/** How the step is answered on the page. A stopped or finished exercise has nothing left to answer. */
export function cardOf(
  exercise: Exercise,
  step: ExerciseStep,
  status: 'running' | 'done' | 'stopped',
  frame: ExerciseFrame,
): Card {
  const base = { type: 'exercise', id: exercise.id, title: exercise.title, step: step.id, status } as const;
  const input = status === 'running' ? inputOf(step, frame) : undefined;
  return input === undefined ? base : { ...base, input };
}

function inputOf(step: ExerciseStep, frame: ExerciseFrame): ExerciseCard['input'] {
  if ('breath' in step) return { kind: 'breath', pattern: step.breath, rounds: step.rounds };
  if ('timer' in step) {
    const cues = step.cues?.map(({ at, say }) => ({ at, text: shuffled(say, `${step.id}:${at}`)[0] ?? '' }));
    return { kind: 'timer', seconds: step.timer, ...(cues ? { cues } : {}) };
  }
  if ('save' in step) {
    const options = [
      { id: 'yes', label: step.yes },
      { id: 'no', label: step.no },
    ];
    return { kind: 'choice', options };
  }
  if (!('ask' in step)) return undefined;
  if (step.ask === 'scale') return { kind: 'scale', min: step.min ?? 0, max: step.max, skip: step.skip };
  if (step.ask === 'pick') {
    const options = itemsFor(frame.values, step.from).map((item, at) => ({
      id: String(at + 1),
      label: item.slice(0, LABEL_MAX),
    }));
    return { kind: 'choice', options, skip: step.skip };
  }
  if (step.ask === 'choice' || step.ask === 'multi') {
    const options = step.options.map(({ id, label }) => ({ id, label }));
    return { kind: 'choice', options, skip: step.skip, ...(step.ask === 'multi' ? { multi: true } : {}) };
  }
  const format = step.ask === 'text' ? {} : { format: step.ask };
  return { kind: 'text', skip: step.skip, ...format, ...('hint' in step && step.hint ? { hint: step.hint } : {}) };
}
