import type { AuthLeasesTable } from '#server/db/tables/auth-leases.table.ts';
import type { Platform } from '#server/platform.ts';

/** One session as a request meets it. Times in epoch milliseconds. */
export interface SessionRow extends AuthLeasesTable {
  token: string;
}

const sessions = (p: Platform) =>
  p.db
    .selectFrom('auth_leases')
    .innerJoin('auth_sessions', 'auth_sessions.id', 'auth_leases.session_id')
    .selectAll('auth_leases')
    .select('auth_sessions.token');

export function findSessionByToken(p: Platform, token: string): Promise<SessionRow | undefined> {
  return sessions(p).where('auth_sessions.token', '=', token).executeTakeFirst();
}

export function findSessionById(p: Platform, sessionId: string): Promise<SessionRow | undefined> {
  return sessions(p).where('auth_leases.session_id', '=', sessionId).executeTakeFirst();
}

/** The person and better-auth's session id behind a token that better-auth just made. */
export function findFreshSession(p: Platform, token: string): Promise<{ session_id: string; uid: string } | undefined> {
  return p.db
    .selectFrom('auth_sessions')
    .innerJoin('people', 'people.auth_id', 'auth_sessions.user_id')
    .select(['auth_sessions.id as session_id', 'people.uid'])
    .where('auth_sessions.token', '=', token)
    .executeTakeFirst();
}

export async function insertLease(p: Platform, lease: AuthLeasesTable): Promise<void> {
  await p.db.insertInto('auth_leases').values(lease).execute();
}

/** Moves a session's ends; false when the session ended meanwhile. */
export async function moveLease(
  p: Platform,
  sessionId: string,
  ends: Pick<AuthLeasesTable, 'idle_expires_at' | 'lease_expires_at'>,
): Promise<boolean> {
  const result = await p.db.updateTable('auth_leases').set(ends).where('session_id', '=', sessionId).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends one session; its lease goes with it. */
export async function deleteSession(p: Platform, sessionId: string): Promise<void> {
  await p.db.deleteFrom('auth_sessions').where('id', '=', sessionId).execute();
}

/** Ends all but the newest sessions of a person. */
export async function deleteSessionsBeyond(p: Platform, uid: string, keep: number): Promise<void> {
  const old = await p.db
    .selectFrom('auth_leases')
    .select('session_id')
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(1000)
    .offset(keep)
    .execute();
  if (old.length === 0) return;
  await p.db
    .deleteFrom('auth_sessions')
    .where(
      'id',
      'in',
      old.map((row) => row.session_id),
    )
    .execute();
}

/** Removes sessions that ended by themselves. */
export async function deleteEndedSessions(p: Platform, now: number, absoluteMs: number): Promise<void> {
  const ended = p.db
    .selectFrom('auth_leases')
    .select('session_id')
    .where((eb) => eb.or([eb('idle_expires_at', '<=', now), eb('created_at', '<=', now - absoluteMs)]));
  await p.db.deleteFrom('auth_sessions').where('id', 'in', ended).execute();
}
