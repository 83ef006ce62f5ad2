import { refreshSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import type { Platform } from '#server/platform.ts';
import type { ExerciseNotes } from '#shared/exercises/exercises.contract.ts';
import { removeNotes, saveNotes } from './exercise-notes.repository.ts';

/** Keeps what was told in the place of what was told before. */
export async function keepExerciseNotes(p: Platform, userId: string, notes: ExerciseNotes): Promise<ExerciseNotes> {
  const vault = await p.vault.forUser(userId);
  const kept = { has: [...new Set(notes.has)], asked: [...new Set([...notes.asked, ...notes.has])] };
  await p.db.transaction().execute((tx) => saveNotes(tx, vault, userId, kept));
  await changed(p, userId);
  return kept;
}

/** Forgets all of it. Nothing happens where nothing was told. */
export async function forgetExerciseNotes(p: Platform, userId: string): Promise<void> {
  await removeNotes(p.db, userId);
  await changed(p, userId);
}

async function changed(p: Platform, userId: string): Promise<void> {
  await refreshSuggestions(p, userId, { withModel: false });
  p.live.publish(userId, 'user');
}
