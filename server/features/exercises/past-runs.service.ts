import type { Platform } from '#server/platform.ts';
import type { SaveRun } from '#shared/exercises/exercises.contract.ts';
import { listRuns } from './exercise-runs.repository.ts';

export type PastRun = Omit<SaveRun, 'kept'>;

/** Exercises done in the player, newest first, without what was written in them. */
export async function readPastRuns(p: Platform, userId: string): Promise<PastRun[]> {
  const runs = await listRuns(p.db, await p.vault.forUser(userId), userId);
  return runs.map(({ kept, ...run }) => run);
}
