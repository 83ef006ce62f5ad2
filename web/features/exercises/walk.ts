import type { Exercise, ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { readAnswer } from '#companion/exercises/read-answer.ts';
import { type ExerciseTurn, nextStep, runFrom, stepOf } from '#companion/exercises/run-exercise.ts';
import { insideSentence, itemsOf, type StepValues, savedValues } from '#companion/exercises/step-values.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import { ENGLISH } from '#companion/understand/grammar.ts';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';
import type { Kept } from '#shared/exercises/exercises.contract.ts';

export type Exercises = ReadonlyMap<string, Exercise>;

/** One screen of an exercise, and all that the next one needs. Plain data: going back is taking the one before. */
export interface Walk {
  seed: string;
  /** Exercises that are open, the one on screen last. */
  frames: ExerciseFrame[];
  text: string;
  input: ExerciseCard['input'];
  /** Id of the step, unique among the screens that follow each other. */
  at: string;
  help: boolean;
  ended: boolean;
  kept: Kept[];
  before: number | null;
  after: number | null;
}

const ANSWER_MAX = 1000;
const HOPS_MAX = 8;

/** The first screen. */
export function beginWalk(exercises: Exercises, id: string, seed: string): Walk | null {
  const exercise = exercises.get(id);
  if (!exercise) return null;
  const walk: Walk = {
    seed,
    frames: [freshFrame(id)],
    text: '',
    input: undefined,
    at: '',
    help: false,
    ended: false,
    kept: [],
    before: null,
    after: null,
  };
  return goOn(exercises, walk, exercise.steps[0]?.id ?? null);
}

/** The screen after an answer, by the rules of the chat; null stands for a skip. `unclear` where it fits nothing. */
export function answerStep(exercises: Exercises, walk: Walk, text: string | null): Walk | 'unclear' {
  const frames = structuredClone(walk.frames);
  const frame = frames.at(-1);
  const exercise = frame && exercises.get(frame.id);
  const step = exercise && frame && stepOf(exercise, frame.step);
  if (!frame || !exercise || !step) return walk;
  const next: Walk = { ...walk, frames, kept: [...walk.kept] };
  const answer = text === null ? { kind: 'skip' as const } : readAnswer(step, text, frame.values);
  if (answer.kind === 'unclear') return 'unclear';
  if (answer.kind === 'skip') {
    // What was listed so far stays.
    if (itemsOf(frame.values[step.id]).length === 0 || !('times' in step)) frame.values[step.id] = '';
    return goOn(exercises, next, nextStep(exercise, step.id));
  }
  const value = typeof answer.value === 'string' ? answer.value.slice(0, ANSWER_MAX) : answer.value;
  take(frame, step, value);
  if (frame.id === walk.frames[0]?.id && typeof value === 'number') {
    if (step.id === 'rate0') next.before = value;
    else if (/^rate\d$/.test(step.id)) next.after = value;
  }
  if ('save' in step && value === 'yes') {
    const values = savedValues(exercise, frame.values, [step.save].flat());
    next.kept.push({ exercise: exercise.id, kind: step.as, values });
  }
  const more = 'times' in step && step.times !== undefined && itemsOf(value).length < step.times;
  return goOn(exercises, next, more ? step.id : (answer.goto ?? nextStep(exercise, step.id)));
}

function take(frame: ExerciseFrame, step: ExerciseStep, value: string | number): void {
  frame.values[step.id] = value;
  if ('into' in step && step.into !== undefined) frame.values[step.into] = value;
  if (!('options' in step) || step.ask !== 'multi') return;
  for (const [at, id] of String(value).split(', ').entries()) {
    const label = step.options.find((option) => option.id === id)?.label ?? id;
    frame.values[`${step.id}-${at + 1}`] = insideSentence(label, ENGLISH);
  }
}

/** Runs to the next step that waits, over to another exercise and back where the file says so. */
function goOn(exercises: Exercises, walk: Walk, from: string | null): Walk {
  let step = from;
  let lead: string[] = [];
  let turn: ExerciseTurn | null = null;
  for (let hop = 0; hop < HOPS_MAX; hop++) {
    const frame = walk.frames.at(-1);
    const exercise = frame && exercises.get(frame.id);
    if (!frame || !exercise) break;
    turn = runFrom(exercise, frame, step, { seed: walk.seed, lead, avoid: walk.text });
    const { start } = turn;
    const below = walk.frames.at(-2);
    if (start !== null) {
      if (start.back === null) walk.frames.pop();
      else frame.step = start.back;
      walk.frames.push(freshFrame(start.id, frame.values.worry ? { worry: frame.values.worry } : {}));
      step = exercises.get(start.id)?.steps[0]?.id ?? null;
    } else if (turn.waiting === null && below) {
      walk.frames.pop();
      step = below.step;
    } else break;
    lead = [turn.text];
  }
  const ended = turn === null || turn.waiting === null;
  const input = turn?.card.type === 'exercise' ? turn.card.input : undefined;
  const times = itemsOf(walk.frames.at(-1)?.values[turn?.waiting ?? '']).length;
  const at = `${walk.frames.at(-1)?.id}.${turn?.waiting}.${times}`;
  return { ...walk, text: forScreen(turn?.text ?? '', input), input, at, help: turn?.help ?? false, ended };
}

const freshFrame = (id: string, values: StepValues = {}): ExerciseFrame => ({
  ...{ id, step: '', values: { ...values }, tries: 0, parked: false },
});

/** A chat asks for a word when a breath is over; here a button stands for it. */
function forScreen(text: string, input: Walk['input']): string {
  if (input?.kind !== 'breath' && input?.kind !== 'timer') return text;
  const said = text.replace(
    /(?<=^|[.:] )(?:Write(?= "done"| a word| when| at the end|, )|Tell me|Let me know)[^.]*\.(?: |$)/g,
    '',
  );
  return said.trim() === '' ? text : said.trim();
}

/** True where the exercise asks later on whether what is written in this step may be kept. */
export function keepsWhatIsWritten(exercises: Exercises, walk: Walk): boolean {
  const frame = walk.frames.at(-1);
  const steps = (frame && exercises.get(frame.id)?.steps) ?? [];
  return steps.some((step) => 'save' in step && [step.save].flat().includes(frame?.step ?? ''));
}
