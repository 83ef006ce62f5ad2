import type { Platform } from '#server/platform.ts';
import type { SessionRecord } from './session-record.ts';
import { listSessions } from './sessions.repository.ts';

/** The last ended sessions with what was noted of them for suggestions, newest first. */
export async function readTalks(p: Platform, userId: string, limit: number): Promise<SessionRecord[]> {
  return listSessions(p.db, await p.vault.forUser(userId), userId, { limit });
}
