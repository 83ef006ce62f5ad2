import { shuffled } from '#companion/hash.ts';
import { fill, type Slots } from '#companion/realise/choose-wording.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { holds, type Values } from './condition.ts';
import { answerForms } from './echo-answer.ts';
import type { Exercise, ExerciseStep } from './exercise.schema.ts';

export interface ExerciseTurn {
  text: string;
  card: Card;
  /** The step that waits for an answer, or null at the end. */
  waiting: string | null;
  help: boolean;
  /** What a `save` step kept. */
  kept: { as: 'plan' | 'coping'; text: string } | null;
}

/** Runs from a step to the next one that needs an answer: one message a turn, however many steps it takes. */
export function runFrom(
  exercise: Exercise,
  frame: ExerciseFrame,
  stepId: string | null,
  seed: string,
  lead: string[] = [],
  plain = false,
): ExerciseTurn {
  const texts = [...lead];
  let help = false;
  let at = stepId === null ? exercise.steps.length : exercise.steps.findIndex((step) => step.id === stepId);
  // A cycle of branches in a file would never end; no exercise is that long.
  for (let guard = 0; guard < 100 && at >= 0 && at < exercise.steps.length; guard++) {
    const step = exercise.steps[at];
    if (!step) break;
    const values: Values = frame.values;
    if ('branch' in step) {
      at = holds(step.branch, values) ? exercise.steps.findIndex((other) => other.id === step.goto) : at + 1;
      continue;
    }
    // A number the person gave just before is not asked for again.
    if (step.id === 'rate0' && frame.values.rate0 !== undefined && frame.step === '') {
      at += 1;
      continue;
    }
    if ('when' in step && step.when !== undefined && !holds(step.when, values)) {
      at += 1;
      continue;
    }
    const wording = pickWording(step, frame, `${seed}:${step.id}:${frame.tries}`, plain);
    if (wording !== null) texts.push(wording);
    if ('link' in step) help = true;
    if ('end' in step) return finish(exercise, step.id, texts, help);
    if ('ask' in step || 'breath' in step || 'timer' in step || 'save' in step || 'safety' in step) {
      frame.step = step.id;
      return { text: texts.join(' '), card: cardOf(exercise, step, 'running'), waiting: step.id, help, kept: null };
    }
    at += 1;
  }
  return finish(exercise, exercise.steps.at(-1)?.id ?? '', texts, help);
}

export function nextStep(exercise: Exercise, stepId: string): string | null {
  const at = exercise.steps.findIndex((step) => step.id === stepId);
  return exercise.steps[at + 1]?.id ?? null;
}

export function stepOf(exercise: Exercise, stepId: string): ExerciseStep | null {
  return exercise.steps.find((step) => step.id === stepId) ?? null;
}

export function cardOf(exercise: Exercise, step: ExerciseStep, status: 'running' | 'done' | 'stopped'): Card {
  const base = { type: 'exercise', id: exercise.id, title: exercise.title, step: step.id, status } as const;
  if (status !== 'running') return base;
  if ('breath' in step) return { ...base, input: { kind: 'breath', pattern: step.breath, rounds: step.rounds } };
  if ('timer' in step) return { ...base, input: { kind: 'timer', seconds: step.timer } };
  if ('save' in step) {
    return {
      ...base,
      input: {
        kind: 'choice',
        options: [
          { id: 'yes', label: step.yes },
          { id: 'no', label: step.no },
        ],
      },
    };
  }
  if (!('ask' in step)) return base;
  if (step.ask === 'scale')
    return { ...base, input: { kind: 'scale', min: step.min ?? 0, max: step.max, skip: step.skip } };
  if (step.ask === 'choice' || step.ask === 'multi') {
    return {
      ...base,
      input: { kind: 'choice', options: step.options.map(({ id, label }) => ({ id, label })), skip: step.skip },
    };
  }
  return { ...base, input: { kind: 'text', skip: step.skip } };
}

function finish(exercise: Exercise, stepId: string, texts: string[], help: boolean): ExerciseTurn {
  const card: Card = { type: 'exercise', id: exercise.id, title: exercise.title, step: stepId, status: 'done' };
  return { text: texts.join(' '), card, waiting: null, help, kept: null };
}

/** A wording whose slots are all known; the ones that use the person's own words come first. */
function pickWording(step: ExerciseStep, frame: ExerciseFrame, seed: string, plain: boolean): string | null {
  const slots: Slots = {};
  for (const [id, value] of Object.entries(frame.values))
    Object.assign(slots, value === '' ? {} : answerForms(id, String(value)));
  const source =
    'say' in step
      ? step.say
      : 'end' in step
        ? step.end
        : 'reflect' in step
          ? step.frames
          : 'text' in step
            ? step.text
            : [];
  const filled = shuffled(source, seed).flatMap((wording) => {
    const text = fill(wording, slots);
    const own = wording.includes('{');
    return text === null || (own && plain) ? [] : [{ text, own }];
  });
  filled.sort((a, b) => Number(b.own) - Number(a.own));
  return filled[0]?.text ?? null;
}
