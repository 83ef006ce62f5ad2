import type { Platform } from '#server/platform.ts';
import type { SessionRecord } from './session-record.ts';
import { listSessions, saveSession } from './sessions.repository.ts';

const RECENT_MS = 30 * 86_400_000;
/** Level from which the next chat begins with a gentler question. */
const HARD = 2;

/** The last session where it was a hard one, not long ago, and nobody has asked since. */
export async function findHardTalk(p: Platform, userId: string, chatId: string | null): Promise<SessionRecord | null> {
  const vault = await p.vault.forUser(userId);
  const [last] = await listSessions(p.db, vault, userId, { limit: 1 });
  if (!last || last.chatId === chatId || last.body.riskMax < HARD || last.body.askedSince) return null;
  return p.clock() - last.endedAt <= RECENT_MS ? last : null;
}

/** Asked once: in the caller's transaction. */
export async function noteAsked(p: Platform, userId: string, session: SessionRecord): Promise<void> {
  const body = { ...session.body, askedSince: true };
  await saveSession(p.db, await p.vault.forUser(userId), userId, { ...session, body });
}
