import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { updatePerson } from './people.repository.ts';
import { ABSOLUTE_SESSION_MS, IDLE_SESSION_MS, LEASE_MS } from './session-times.ts';
import {
  deleteSession,
  deleteSessionsBeyond,
  findFreshSession,
  findSessionById,
  findSessionByToken,
  insertLease,
  moveLease,
  type SessionRow,
} from './sessions.repository.ts';

const SESSIONS_MAX = 20;

/** A session that has not ended. Times in epoch milliseconds. */
export interface OpenSession {
  sessionId: string;
  uid: string;
  token: string;
  createdAt: number;
  /** In the past where the lease has to be renewed before anything else. */
  leaseExpiresAt: number;
}

const toOpen = (row: SessionRow): OpenSession => ({
  sessionId: row.session_id,
  uid: row.uid,
  token: row.token,
  createdAt: row.created_at,
  leaseExpiresAt: row.lease_expires_at,
});

const hasEnded = (row: SessionRow, now: number): boolean =>
  row.idle_expires_at <= now || row.created_at + ABSOLUTE_SESSION_MS <= now;

/**
 * Starts our side of a session that better-auth just made: seven idle days, thirty in all,
 * one hour of lease. Of more than twenty sessions the oldest ends.
 */
export async function startSession(p: Platform, token: string): Promise<OpenSession> {
  const fresh = await findFreshSession(p, token);
  if (!fresh) throw new AppError('auth.session_ended');
  const now = p.clock();
  const lease = { ...fresh, created_at: now, idle_expires_at: now + IDLE_SESSION_MS, lease_expires_at: now + LEASE_MS };
  await insertLease(p, lease);
  await updatePerson(p, fresh.uid, { last_sign_in_at: now });
  await deleteSessionsBeyond(p, fresh.uid, SESSIONS_MAX);
  return toOpen({ ...lease, token });
}

/** The session behind a cookie's token, or null where it ended. A lapsed lease is not an end. */
export async function findSession(p: Platform, token: string): Promise<OpenSession | null> {
  const row = await findSessionByToken(p, token);
  return row && !hasEnded(row, p.clock()) ? toOpen(row) : null;
}

/**
 * Renews the lease for an hour from now and pushes the idle end seven days out.
 *
 * @throws AppError `auth.session_ended`
 */
export async function renewSession(p: Platform, token: string): Promise<OpenSession> {
  const session = await findSession(p, token);
  if (!session) throw new AppError('auth.session_ended');
  const now = p.clock();
  const leaseExpiresAt = Math.min(now + LEASE_MS, session.createdAt + ABSOLUTE_SESSION_MS);
  const moved = await moveLease(p, session.sessionId, {
    idle_expires_at: now + IDLE_SESSION_MS,
    lease_expires_at: leaseExpiresAt,
  });
  if (!moved) throw new AppError('auth.session_ended');
  return { ...session, leaseExpiresAt };
}

/** Ends a session now. The person's open streams hear of it and look again. */
export async function endSession(p: Platform, session: OpenSession): Promise<void> {
  await deleteSession(p, session.sessionId);
  p.live.publish(session.uid, 'user');
}

/** `lapsed` can be renewed, `ended` cannot. */
export async function sessionState(p: Platform, sessionId: string): Promise<'alive' | 'lapsed' | 'ended'> {
  const row = await findSessionById(p, sessionId);
  if (row === undefined || hasEnded(row, p.clock())) return 'ended';
  return row.lease_expires_at > p.clock() ? 'alive' : 'lapsed';
}

/** Whether a stream opened with this session may go on: the session has not ended and its lease has not lapsed. */
export async function isSessionAlive(p: Platform, sessionId: string): Promise<boolean> {
  return (await sessionState(p, sessionId)) === 'alive';
}
