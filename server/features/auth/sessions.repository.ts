import type { AuthLeasesTable } from '#server/db/tables/auth-leases.table.ts';
import type { Platform } from '#server/platform.ts';

/** One session as a request meets it. Times in epoch milliseconds. */
export interface SessionRow extends AuthLeasesTable {
  /** When the account goes, where its person asked for that and may still take it back. */
  leaving_at?: number | null;
}

const sessions = (p: Platform) =>
  p.db
    .selectFrom('auth_leases')
    .innerJoin('auth_sessions', 'auth_sessions.id', 'auth_leases.session_id')
    .leftJoin('account_deletions', 'account_deletions.uid', 'auth_leases.uid')
    .selectAll('auth_leases')
    .select('account_deletions.due_at as leaving_at');

export function findSessionByToken(p: Platform, tokenHash: string): Promise<SessionRow | undefined> {
  return sessions(p).where('auth_sessions.token', '=', tokenHash).executeTakeFirst();
}

/** The session whose token was exchanged for a newer one a moment ago. */
export function findSessionByFormerToken(p: Platform, tokenHash: string): Promise<SessionRow | undefined> {
  return sessions(p)
    .where('auth_leases.former_hash', '=', tokenHash)
    .where('auth_leases.former_until', '>', p.clock())
    .executeTakeFirst();
}

export function findSessionById(p: Platform, sessionId: string): Promise<SessionRow | undefined> {
  return sessions(p).where('auth_leases.session_id', '=', sessionId).executeTakeFirst();
}

/** A person's sessions that have not run out, the newest first. */
export function listSessions(p: Platform, uid: string): Promise<SessionRow[]> {
  return sessions(p)
    .where('auth_leases.uid', '=', uid)
    .where('auth_leases.idle_expires_at', '>', p.clock())
    .orderBy('auth_leases.created_at', 'desc')
    .execute();
}

/** Writes a new session: better-auth's row, with the hash of the token, and our lease. */
export async function insertSession(
  p: Platform,
  session: { tokenHash: string; endsAt: number; lease: AuthLeasesTable },
): Promise<void> {
  const { auth_id } = await p.db
    .selectFrom('people')
    .select('auth_id')
    .where('uid', '=', session.lease.uid)
    .executeTakeFirstOrThrow();
  const at = new Date(session.lease.created_at).toISOString();
  await p.db
    .insertInto('auth_sessions')
    .values({
      id: session.lease.session_id,
      token: session.tokenHash,
      user_id: auth_id,
      expires_at: new Date(session.endsAt).toISOString(),
      ip_address: '',
      user_agent: '',
      created_at: at,
      updated_at: at,
    })
    .execute();
  await p.db.insertInto('auth_leases').values(session.lease).execute();
}

/** Changes a session's lease; false when the session ended meanwhile. */
export async function updateLease(
  p: Platform,
  sessionId: string,
  change: Partial<Omit<AuthLeasesTable, 'session_id' | 'uid'>>,
): Promise<boolean> {
  const result = await p.db
    .updateTable('auth_leases')
    .set(change)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Puts a new token in the place of the one that hashes to `from`; false where another exchange was first. */
export async function exchangeToken(p: Platform, sessionId: string, from: string, to: string): Promise<boolean> {
  const result = await p.db
    .updateTable('auth_sessions')
    .set({ token: to })
    .where('id', '=', sessionId)
    .where('token', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends one session; its lease goes with it. */
export async function deleteSession(p: Platform, sessionId: string): Promise<void> {
  await p.db.deleteFrom('auth_sessions').where('id', '=', sessionId).execute();
}

/** Ends a person's sessions but for one. Returns how many ended. */
export async function deleteSessionsBut(p: Platform, uid: string, keep: string | null): Promise<number> {
  const result = await p.db
    .deleteFrom('auth_sessions')
    .where('id', 'in', p.db.selectFrom('auth_leases').select('session_id').where('uid', '=', uid))
    .where('id', '!=', keep ?? '')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
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
