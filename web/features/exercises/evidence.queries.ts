import { exerciseRunListSchema } from '#shared/exercises/exercises.contract.ts';
import { useDocument } from '#web/lib/documents.ts';

/** Exercises done, how often each one helped, and what speaks against one now. Null waits. */
export function useExerciseRuns(uid: string | null) {
  return useDocument(uid === null ? null : `users/${uid}/exercises`, exerciseRunListSchema);
}
