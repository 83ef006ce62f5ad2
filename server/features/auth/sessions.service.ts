import { randomUUID } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { dayOf, noteDay } from './device-days.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { updatePerson } from './people.repository.ts';
import { ABSOLUTE_SESSION_MS, IDLE_SESSION_MS, LEASE_MS, SHARED_ABSOLUTE_MS, SHARED_IDLE_MS } from './session-times.ts';
import {
  deleteSession,
  deleteSessionsBeyond,
  deleteSessionsBut,
  exchangeToken,
  findSessionByFormerToken,
  findSessionById,
  findSessionByToken,
  insertSession,
  type SessionRow,
  updateLease,
} from './sessions.repository.ts';

const SESSIONS_MAX = 20;
/** "Last seen" is kept this exactly: a write with each request would be too much. */
const SEEN_STEP_MS = 60_000;
/** What was under way when a person confirmed carries the token of before. */
const FORMER_TOKEN_MS = 30_000;

/** A session that has not ended. Times in epoch milliseconds. */
export interface OpenSession {
  sessionId: string;
  uid: string;
  token: string;
  createdAt: number;
  /** In the past where the lease has to be renewed before anything else. */
  leaseExpiresAt: number;
  /** When the person last proved who they are. */
  confirmedAt: number;
  seenAt: number;
  /** On a device that others use too. */
  shared: boolean;
  deviceId: string | null;
  lockedAt: number | null;
  /** When the account goes unless it is kept; null where nobody asked for that. */
  leavingAt: number | null;
}

const toOpen = (row: SessionRow, token: string): OpenSession => ({
  sessionId: row.session_id,
  uid: row.uid,
  token,
  createdAt: row.created_at,
  leaseExpiresAt: row.lease_expires_at,
  confirmedAt: row.confirmed_at,
  seenAt: row.seen_at,
  shared: row.shared === 1,
  deviceId: row.device_id,
  lockedAt: row.locked_at,
  leavingAt: row.leaving_at ?? null,
});

const absoluteOf = (shared: boolean): number => (shared ? SHARED_ABSOLUTE_MS : ABSOLUTE_SESSION_MS);

const hasEnded = (row: SessionRow, now: number): boolean =>
  row.idle_expires_at <= now ||
  row.created_at + absoluteOf(row.shared === 1) <= now ||
  // From then on there is no account any more, whatever of it is still to be deleted.
  (row.leaving_at != null && row.leaving_at <= now);

export interface NewSession {
  uid: string;
  shared: boolean;
  deviceId: string | null;
  /** Coarse (`deviceNameOf`). */
  deviceName: string;
}

export const leasePlace = (sessionId: string) => ({
  table: 'auth_leases',
  column: 'device_sealed',
  rowId: sessionId,
  rev: 0,
});

/**
 * Starts a session: seven idle days, thirty in all, one hour of lease; on a shared device half an hour and twelve
 * hours. Signing in counts as a proof. Of more than twenty sessions the oldest ends.
 */
export async function startSession(p: Platform, to: NewSession): Promise<OpenSession> {
  const now = p.clock();
  const token = newToken();
  const sessionId = randomUUID();
  const lease = {
    session_id: sessionId,
    uid: to.uid,
    created_at: now,
    idle_expires_at: now + (to.shared ? SHARED_IDLE_MS : IDLE_SESSION_MS),
    lease_expires_at: now + LEASE_MS,
    confirmed_at: now,
    seen_at: now,
    shared: to.shared ? 1 : 0,
    device_id: to.deviceId,
    device_sealed: await p.vault.seal(to.uid, leasePlace(sessionId), to.deviceName),
    locked_at: null,
    former_hash: null,
    former_until: null,
  };
  const endsAt = now + absoluteOf(to.shared);
  await insertSession(p, { tokenHash: hashToken(token), endsAt, lease });
  await updatePerson(p, to.uid, { last_sign_in_at: now });
  await deleteSessionsBeyond(p, to.uid, SESSIONS_MAX);
  return toOpen(lease, token);
}

/** The session behind a cookie's token, or null where it ended. A lapsed lease is not an end. */
export async function findSession(p: Platform, token: string): Promise<OpenSession | null> {
  const hash = hashToken(token);
  const row = await findSessionByToken(p, hash);
  if (row) return hasEnded(row, p.clock()) ? null : toOpen(row, token);
  const former = await findSessionByFormerToken(p, hash);
  // Whoever holds only the token of before has not confirmed anything.
  return former && !hasEnded(former, p.clock()) ? { ...toOpen(former, token), confirmedAt: 0 } : null;
}

/**
 * Renews the lease for an hour from now and pushes the idle end seven days out. On a shared device the idle end
 * stays: an open page renews by itself, and that is no sign of anybody being there.
 *
 * @throws AppError `auth.session_ended`
 */
export async function renewSession(p: Platform, token: string): Promise<OpenSession> {
  const session = await findSession(p, token);
  if (!session) throw new AppError('auth.session_ended');
  const now = p.clock();
  const leaseExpiresAt = Math.min(now + LEASE_MS, session.createdAt + absoluteOf(session.shared));
  const moved = await updateLease(p, session.sessionId, {
    ...(session.shared ? {} : { idle_expires_at: now + IDLE_SESSION_MS }),
    lease_expires_at: leaseExpiresAt,
  });
  if (!moved) throw new AppError('auth.session_ended');
  return { ...session, leaseExpiresAt };
}

/** Notes that the person was here, at most once a minute. On a shared device this moves the idle end. */
export async function noteSeen(p: Platform, session: OpenSession): Promise<void> {
  const now = p.clock();
  if (now - session.seenAt < SEEN_STEP_MS) return;
  await updateLease(p, session.sessionId, {
    seen_at: now,
    ...(session.shared ? { idle_expires_at: now + SHARED_IDLE_MS } : {}),
  });
  if (session.deviceId !== null && dayOf(now) !== dayOf(session.seenAt)) {
    await noteDay(p, session.uid, session.deviceId, dayOf(now));
  }
}

/**
 * Notes that the person has just proved who they are, and changes the session's token: one that somebody got hold
 * of before must not grow with the proof.
 *
 * @returns the session with its new token; the cookie must carry it
 * @throws AppError `auth.session_ended`
 */
export async function confirmSession(p: Platform, session: OpenSession): Promise<OpenSession> {
  const now = p.clock();
  const token = newToken();
  const from = hashToken(session.token);
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    if (!(await exchangeToken(tp, session.sessionId, from, hashToken(token)))) throw new AppError('auth.session_ended');
    await updateLease(tp, session.sessionId, {
      confirmed_at: now,
      seen_at: now,
      former_hash: from,
      former_until: now + FORMER_TOKEN_MS,
    });
  });
  return { ...session, token, confirmedAt: now };
}

/** Ends a session now. The person's open streams hear of it and look again. */
export async function endSession(p: Platform, session: Pick<OpenSession, 'sessionId' | 'uid'>): Promise<void> {
  await deleteSession(p, session.sessionId);
  p.live.publish(session.uid, 'user');
}

/** Ends every session of a person but for one, at once and on every instance. Returns how many ended. */
export async function endSessionsBut(p: Platform, uid: string, keep: string | null): Promise<number> {
  const ended = await deleteSessionsBut(p, uid, keep);
  p.live.publish(uid, 'user');
  return ended;
}

/** `lapsed` can be renewed, `locked` can be opened, `ended` is over. */
export async function sessionState(p: Platform, sessionId: string): Promise<'alive' | 'lapsed' | 'locked' | 'ended'> {
  const row = await findSessionById(p, sessionId);
  if (row === undefined || hasEnded(row, p.clock())) return 'ended';
  if (row.locked_at !== null) return 'locked';
  return row.lease_expires_at > p.clock() ? 'alive' : 'lapsed';
}

/** Whether a stream opened with this session may go on: the session has not ended and its lease has not lapsed. */
export async function isSessionAlive(p: Platform, sessionId: string): Promise<boolean> {
  return (await sessionState(p, sessionId)) === 'alive';
}
