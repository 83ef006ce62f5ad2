import type { Platform } from '#server/platform.ts';
import type { ExerciseNotes } from '#shared/exercises/exercises.contract.ts';
import { findNotes } from './exercise-notes.repository.ts';

/** What exercises are to mind for this person: asked once, kept where they agreed, sealed. */
export async function readExerciseNotes(p: Platform, userId: string): Promise<ExerciseNotes> {
  return findNotes(p.db, await p.vault.forUser(userId), userId);
}
