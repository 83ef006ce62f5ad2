import type { Context, MiddlewareHandler } from 'hono';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { demandUnlocked } from './locked-paths.ts';
import { readSessionCookie } from './session-cookie.ts';
import { findSession, noteSeen, type OpenSession } from './sessions.service.ts';

/** What a route finds in `c.var` behind `requireUser`. */
export interface SignedIn {
  Variables: { uid: string; sessionId: string; session: OpenSession };
}

/**
 * The session of a request, lease checked.
 *
 * @throws AppError `auth.session_missing`, `auth.session_ended`, `auth.locked` or `auth.lease_ended`
 */
async function demandSession(c: Context, p: Platform): Promise<OpenSession> {
  const token = await readSessionCookie(c, p);
  if (!token) throw new AppError('auth.session_missing');
  const session = await findSession(p, token);
  if (!session) throw new AppError('auth.session_ended');
  // Before the lease: a locked page must learn that it is, whatever else is due.
  if (session.lockedAt !== null) throw new AppError('auth.locked');
  if (session.leaseExpiresAt <= p.clock()) throw new AppError('auth.lease_ended');
  return session;
}

/**
 * The uid of whoever asks, or null where nobody is signed in or the lease has to be renewed first.
 *
 * @throws AppError `auth.locked`
 */
export async function findUid(c: Context, p: Platform): Promise<string | null> {
  try {
    const session = await demandSession(c, p);
    return session.leavingAt === null ? session.uid : null;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'auth.locked') return null;
    throw error;
  }
}

/**
 * Lets only signed-in people pass: 401 without a session. Where the path names a `:uid`,
 * somebody else's is 404, as if it did not exist.
 */
export function requireUser(p: Platform): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const session = await demandSession(c, p);
    if (session.leavingAt !== null) throw new AppError('auth.account_leaving');
    const named = c.req.param('uid');
    if (named !== undefined && named !== session.uid) throw new AppError('http.not_found');
    c.set('uid', session.uid);
    c.set('sessionId', session.sessionId);
    c.set('session', session);
    // A store that cannot write any more must still let people read.
    await noteSeen(p, session).catch(() => {});
    if (named !== undefined) await demandUnlocked(p, session.uid, c.req.path);
    await next();
  };
}

/** Lets pass only whoever signed in to an account that is going to be deleted; for everybody else there is nothing here. */
export function requireLeaving(p: Platform): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const session = await demandSession(c, p);
    if (session.leavingAt === null) throw new AppError('http.not_found');
    c.set('uid', session.uid);
    c.set('sessionId', session.sessionId);
    c.set('session', session);
    await next();
  };
}
