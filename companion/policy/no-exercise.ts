import { NO_EXERCISE } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "No I don't want to do a breathing exercise" holds every word of the wish for one. So it is known by
// the no that stands before the thing, and by what comes between them. After a no the thing refused is gone: it is not
// begun, not put up again, and one that runs is left, until it is asked for by name.

const written = writtenIn('policy/no-exercise');

export const REFUSES: readonly RegExp[] = [
  written('refuses-1'),
  written('refuses-2'),
  written('refuses-3'),
  written('refuses-4'),
];
/** Stopped or put right in the middle of one: "stop the exercise", "I meant the spa day, not an exercise". */
export const STOPS = written('stops');

/**
 * "No breathing please", "keine Atemübung bitte": an exercise is named to be left out, and no wish is meant. English is
 * read by its shapes, every other language by its act `refuses_exercise`; "j'arrive pas à respirer" is none of it.
 */
export const refusesExercise = ({ read, grammar }: Scene): boolean =>
  grammar.turnsClauses
    ? REFUSES.some((words) => words.test(read.clean)) || STOPS.test(read.clean)
    : read.acts.has('refuses_exercise');

/** Leaves an exercise that runs when one is turned down by name. Call once a turn, before it is gone on with. */
export function noteNoExercise(scene: Scene): void {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || !refusesExercise(scene)) return;
  const runs = state.exercises.length > 0;
  // "Stop" by itself stops what runs; the exercise says so with its own words (exercise-turn.ts), or there is none.
  const refuses = REFUSES.some((words) => words.test(scene.read.clean));
  if (!runs && !refuses && !/\bexercise/i.test(scene.read.clean)) return;
  if (runs && !refuses && scene.read.words <= BARE) return;
  state.signs = { ...state.signs, [NO_EXERCISE]: state.turn, ...(runs && { [RAN]: state.turn }) };
  state.exercises = [];
  state.expect = null;
}

export const RAN = 'exercise-ran';
const BARE = 3;
