import type { Exercise, ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { readAnswer } from '#companion/exercises/read-answer.ts';
import type { CompanionState, ExerciseFrame } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { complaintIn } from './complaint-words.ts';
import { line, type Plan, type Scene } from './plan.ts';

// Why is this hard? "done. bit better. but I still haven't revised" answers the step and tells of something else, and "I need
// help with revising, not breathing" answers nothing. Whatever is no answer to a step that wants a number, a tap or a "done"
// belongs to the talk: the exercise is over with one plain word, and is not put up again.

const written = writtenIn('policy/exercise-to-talk');

const LEFT = 'exercise-left';
const LEFT_DONE = 'exercise-left-done';
const TELLS = 4;
const ASKS_LEAST = 3;
/** So many parts say enough by themselves. */
const ROOM_FOR_WORD = 2;

/** A wish or a question of their own; in a written step only one that is surely said to us. */
const WANTS_US = written('wants-us');
const ASKS = written('asks');
const HELD = new Set(['told', 'keeps', 'wrong', 'useless', 'hurt']);

/** "I don't see how this helps." */
const NO_USE = written('no-use');

/** Said of the step itself: done, how it went, what the body does. */
const DONE = written('done');
const OF_THE_STEP = written('of-the-step');

/** What a message holds besides an answer to the step, as the talk should read it; null where it may all be an answer. */
export function restForTalk(exercise: Exercise, step: ExerciseStep, frame: ExerciseFrame, scene: Scene): string | null {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2) return null;
  if (isWritten(exercise, step)) {
    const rest = piecesOf(read.clean)
      .filter((piece) => !NO_USE.test(piece))
      .join(' ');
    if (countWords(rest) >= TELLS && NO_USE.test(read.clean)) return rest;
    return WANTS_US.test(read.clean) || holds(read.clean, state) ? read.clean : null;
  }
  const fits = (piece: string) => {
    if (WANTS_US.test(piece) || holds(piece, state)) return false;
    if (ASKS.test(piece) && countWords(piece) >= ASKS_LEAST) return false;
    if (DONE.test(piece) || OF_THE_STEP.test(piece)) return scene.reread(piece).people.length === 0;
    const picks = 'options' in step || 'save' in step;
    return picks && readAnswer(step, piece, frame.values, grammar).kind === 'value';
  };
  const rest = piecesOf(read.clean).filter((piece) => !fits(piece));
  const long = rest.some((piece) => countWords(piece) >= (ASKS.test(piece) ? ASKS_LEAST : TELLS));
  return long ? rest.join(' ') : null;
}

/** A step that any text may answer: a thought, a page, a name, a time. */
function isWritten(exercise: Exercise, step: ExerciseStep): boolean {
  if ('timer' in step) return exercise.kind !== 'body';
  return 'ask' in step && !('options' in step) && step.ask !== 'scale';
}

const holds = (text: string, state: CompanionState): boolean => {
  const held = complaintIn(text, countWords(text), state.lastReply, state.recent.join(' . '));
  return held !== null && HELD.has(held);
};

const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|,?\s+(?=but (?:I|I'm|my|he|she|it|they|what|how|the|now)\b)/i)
    .map((piece) => piece.replace(/^(?:but|and|so)\b[ ,]*/i, '').trim())
    .filter((piece) => piece !== '');

/** Hands what is no answer to the talk, and remembers that an exercise was left for it. */
export function handToTalk(rest: string, frame: ExerciseFrame, scene: Scene): null {
  const { state, read } = scene;
  const done = DONE.test(read.clean) && rest !== read.clean;
  state.exercises = state.exercises.filter((open) => open !== frame && !open.under);
  state.signs = { ...state.signs, [done ? LEFT_DONE : LEFT]: state.turn };
  if (rest !== read.clean) scene.read = scene.reread(rest);
  return null;
}

/** Whether an exercise was left in this very message: none is begun by a word that stood in it. */
export const leftExercise = ({ state }: Scene): boolean =>
  state.signs?.[LEFT] === state.turn || state.signs?.[LEFT_DONE] === state.turn;

/** The one plain word with which an exercise is left, before what the talk says. */
export function withLeaving(went: Plan, { state, lines }: Scene): Plan {
  const name = [LEFT_DONE, LEFT].find((sign) => state.signs?.[sign] === state.turn);
  if (name === undefined || went.parts.length > ROOM_FOR_WORD || went.move.startsWith('safety')) return went;
  const family = name === LEFT ? 'exercise_left' : 'exercise_left_done';
  const [first] = went.parts;
  const owns =
    first?.kind === 'family' && /^(?:mistake|program|straight|bye|thanks|exercise|no_exercise)/.test(first.name);
  if (owns || lines.families[family] === undefined) return went;
  return { ...went, parts: [line(family), ...went.parts] };
}
