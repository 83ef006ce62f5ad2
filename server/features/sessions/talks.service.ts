import type { Platform } from '#server/platform.ts';
import type { SessionRecord } from './session-record.ts';
import { hasSessionBefore, listSessions, listSessionsBetween } from './sessions.repository.ts';

/** The last ended sessions with what was noted of them for suggestions, newest first. */
export async function readTalks(p: Platform, userId: string, limit: number): Promise<SessionRecord[]> {
  return listSessions(p.db, await p.vault.forUser(userId), userId, { limit });
}

/** Sessions that ended from `from` until before `until`, epoch milliseconds, oldest first. */
export async function readTalksBetween(
  p: Platform,
  userId: string,
  span: { from: number; until: number },
): Promise<SessionRecord[]> {
  return listSessionsBetween(p.db, await p.vault.forUser(userId), userId, span);
}

/** Whether any ended before `time`, epoch milliseconds. */
export const anyTalkBefore = (p: Platform, userId: string, time: number): Promise<boolean> =>
  hasSessionBefore(p.db, userId, time);
