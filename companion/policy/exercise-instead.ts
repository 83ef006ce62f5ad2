import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { namedExercise } from '#companion/exercises/select-exercises.ts';
import type { Scene } from './plan.ts';

/**
 * "Ich will jetzt bitte eine Atemübung machen", in the middle of another one: the one to begin instead, or null. The one
 * that runs is over. In the languages but English, whose turns read such a wish by themselves.
 */
export function exerciseInstead(running: Exercise, { read, state, grammar, exercises }: Scene): Exercise | null {
  if (grammar.turnsClauses || !read.acts.has('wish_exercise')) return null;
  const named = namedExercise(read.clean, exercises.values());
  if (named === null || named.id === running.id) return null;
  state.exercises = state.exercises.filter(({ id }) => id !== running.id);
  return named;
}
