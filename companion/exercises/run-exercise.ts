import { shuffled } from '#companion/hash.ts';
import { fill, type Slots } from '#companion/realise/choose-wording.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import type { Grammar } from '#companion/understand/grammar.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { holds } from './condition.ts';
import type { Exercise, ExerciseStep } from './exercise.schema.ts';
import { cardOf } from './step-card.ts';
import { conditionValues, itemsFor, itemsOf, slotsOf } from './step-values.ts';

export interface ExerciseTurn {
  text: string;
  card: Card;
  /** The step that waits for an answer, or null at the end. */
  waiting: string | null;
  help: boolean;
  /** Another exercise takes over; `back` is the step to come back to, or null where this one is over. */
  start: { id: string; back: string | null } | null;
}

export interface RunOptions {
  seed: string;
  /** Said before the step. */
  lead?: readonly string[];
  /** The reflection gate: what may be turned to "you". */
  passes?: (text: string) => boolean;
  /** The language the answers are in; English where absent. */
  grammar?: Grammar;
  /** Keeps the person's own words out. */
  plain?: boolean;
  /** The last reply: its wordings are used again only where there are no others. */
  avoid?: string;
}

/** Runs from a step to the next one that needs an answer: one message a turn, however many steps it takes. */
export function runFrom(
  exercise: Exercise,
  frame: ExerciseFrame,
  stepId: string | null,
  options: RunOptions,
): ExerciseTurn {
  const texts = [...(options.lead ?? [])];
  const slots = slotsOf(exercise, frame.values, options.passes, options.grammar);
  let help = false;
  let at = stepId === null ? exercise.steps.length : exercise.steps.findIndex((step) => step.id === stepId);
  const stand = (step: ExerciseStep, card: Card, more: Partial<ExerciseTurn>): ExerciseTurn => ({
    text: texts.join(' '),
    card,
    waiting: step.id,
    help,
    start: null,
    ...more,
  });
  // A cycle of branches in a file would never end; no exercise is that long.
  for (let guard = 0; guard < 100 && at >= 0 && at < exercise.steps.length; guard++) {
    const step = exercise.steps[at];
    if (!step) break;
    if ('branch' in step) {
      const taken = holds(step.branch, conditionValues(frame.values));
      at = taken ? exercise.steps.findIndex((other) => other.id === step.goto) : at + 1;
      continue;
    }
    if (passesOver(step, frame)) {
      at += 1;
      continue;
    }
    const wording = pickWording(step, frame, slots, options);
    if (wording !== null) texts.push(wording);
    if ('link' in step || ('safety' in step && step.safety === 'help')) help = true;
    if ('end' in step) return stand(step, cardOf(exercise, step, 'done', frame), { waiting: null });
    if ('start' in step) {
      const start = { id: step.start, back: step.return ?? null };
      return stand(step, cardOf(exercise, step, 'done', frame), { start });
    }
    if ('ask' in step || 'breath' in step || 'timer' in step || 'save' in step || 'safety' in step) {
      frame.step = step.id;
      return stand(step, cardOf(exercise, step, 'running', frame), {});
    }
    at += 1;
  }
  const last = exercise.steps.at(-1) as ExerciseStep;
  return stand(last, cardOf(exercise, last, 'done', frame), { waiting: null });
}

/** Answers that an exercise takes over from the talk or from the exercise before it. */
const CARRIED = new Set(['rate0', 'worry', 'see']);

/** Steps that have nothing to ask or say now. */
function passesOver(step: ExerciseStep, frame: ExerciseFrame): boolean {
  const values = conditionValues(frame.values);
  // What the person gave just before is not asked for again.
  if (CARRIED.has(step.id) && frame.values[step.id] !== undefined && frame.step === '') return true;
  // A first number that came before its question stays.
  if (step.id === 'rate0' && typeof frame.values.rate0 === 'number' && frame.step !== 'rate0') return true;
  if ('when' in step && step.when !== undefined && !holds(step.when, values)) return true;
  if ('from' in step) return itemsFor(frame.values, step.from).length === 0;
  // Nothing was written, so there is nothing to keep.
  return 'save' in step && [step.save].flat().every((id) => !frame.values[id]);
}

export function nextStep(exercise: Exercise, stepId: string): string | null {
  const at = exercise.steps.findIndex((step) => step.id === stepId);
  return exercise.steps[at + 1]?.id ?? null;
}

export function stepOf(exercise: Exercise, stepId: string): ExerciseStep | null {
  return exercise.steps.find((step) => step.id === stepId) ?? null;
}

/** A wording whose slots are all known; the more of the person's own words it uses, the earlier it comes. */
function pickWording(step: ExerciseStep, frame: ExerciseFrame, slots: Slots, options: RunOptions): string | null {
  const given = 'times' in step ? itemsOf(frame.values[step.id]).length : 0;
  const again = given > 0 && 'more' in step ? step.more : undefined;
  // In their order, so that a walk hears each of them once.
  if (again) return again[(given - 1 + frame.tries) % again.length] ?? null;
  const filled = shuffled(wordingsOf(step), `${options.seed}:${step.id}:${frame.tries}`).flatMap((wording) => {
    const text = fill(wording, slots);
    const own = wording.split('{').length - 1;
    return text === null || (own > 0 && options.plain)
      ? []
      : [{ text, own, met: options.avoid?.includes(text) ?? false }];
  });
  filled.sort((a, b) => Number(a.met) - Number(b.met) || b.own - a.own);
  return filled[0]?.text ?? null;
}

function wordingsOf(step: ExerciseStep): readonly string[] {
  if ('say' in step) return step.say;
  if ('end' in step) return step.end;
  if ('reflect' in step) return step.frames;
  return 'text' in step ? step.text : [];
}
