import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { namedExercise } from '#companion/exercises/select-exercises.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/exercise-instead');

/** "Hör bitte mit dem Problemlösen auf", "pas d'autre exercice": the exercise is refused, whatever else is said. */
const REFUSES = written('refuses');
/** "Ich muss jetzt ins Meeting, tschüss": a goodbye, at the end of whatever was answered. */
const LEAVES = written('leaves');

/**
 * "Ich will jetzt bitte eine Atemübung machen", in the middle of another one: the one to begin instead, or null. The one
 * that runs is over. In the languages but English, whose turns read such a wish by themselves.
 */
export function exerciseInstead(running: Exercise, { read, state, grammar, exercises }: Scene): Exercise | null {
  if (grammar.turnsClauses) return null;
  if (!read.acts.has('wish_exercise') && !REFUSES.test(read.clean)) return null;
  const others = [...exercises.values()].filter(({ id }) => id !== running.id);
  const named = namedExercise(read.clean, others);
  if (named === null) return null;
  state.exercises = state.exercises.filter(({ id }) => id !== running.id);
  return named;
}

/** How somebody gets out of an exercise in the languages but English: refused it, or left with a goodbye; else null. */
export function leavesExercise({ read, grammar, lines }: Scene): 'refused' | 'left' | null {
  if (grammar.turnsClauses) return null;
  // Where a misreading has a word of its own the talk owns it (set-right-by-cue.ts), and asks for nothing instead.
  if (read.acts.has('refuses_exercise') && lines.families.no_exercise_sorry !== undefined) return 'left';
  if (LEAVES.test(read.clean)) return 'left';
  return REFUSES.test(read.clean) ? 'refused' : null;
}
