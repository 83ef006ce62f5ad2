import { type Context, Hono } from 'hono';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import type { Session } from '#shared/auth/auth.contract.ts';
import { type LockState, lockOffSchema, openLockSchema, saveLockSchema } from '#shared/auth/lock.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { describeSession } from './accounts.service.ts';
import { leaveSession, lockSession, openLocked, readLockState, saveLock, turnLockOff } from './locks.service.ts';
import { newToken } from './opaque-tokens.ts';
import { ceremonyOf } from './passkey-ceremony.ts';
import { beginPasskeyProof } from './passkeys.service.ts';
import { clearSessionCookie, readSessionCookie, writeExitCookie } from './session-cookie.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { findSession, type OpenSession, renewSession } from './sessions.service.ts';
import { requireConfirmed } from './step-up.ts';

/** The session of a request, locked or not. */
async function sessionOf(c: Context, p: Platform): Promise<OpenSession | null> {
  const token = await readSessionCookie(c, p);
  return token ? findSession(p, token) : null;
}

async function demandAny(c: Context, p: Platform): Promise<OpenSession> {
  const token = await readSessionCookie(c, p);
  if (!token) throw new AppError('auth.session_missing');
  const session = await findSession(p, token);
  if (!session) throw new AppError('auth.session_ended');
  return session;
}

/** The lock of a person's pages, mounted at `/api/auth/lock`. What opens it and what locks it answers while it is locked. */
export function lockRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  routes.get('/', requireUser(p), async (c) => c.json<LockState>(await readLockState(p, c.var.uid)));
  // The first one takes nothing from anybody; from then on it is one of the twelve acts.
  routes.post('/', requireUser(p), async (c) => {
    const input = await readBody(c, saveLockSchema);
    if ((await readLockState(p, c.var.uid)).lock !== null) throw new AppError('auth.lock_stands');
    return c.json<LockState>(await saveLock(p, c.var.session, input));
  });
  routes.put('/', requireUser(p), requireConfirmed(p), async (c) =>
    c.json<LockState>(await saveLock(p, c.var.session, await readBody(c, saveLockSchema))),
  );
  routes.post('/off', requireUser(p), requireConfirmed(p), async (c) => {
    await turnLockOff(p, c.var.session, (await readBody(c, lockOffSchema)).currentPin);
    return c.body(null, 204);
  });

  routes.post('/now', async (c) => {
    const session = await demandAny(c, p);
    if (!(await lockSession(p, session))) throw new AppError('auth.method_unavailable');
    await writeExitCookie(c, p, newToken());
    return c.json<Session>(await describeSession(p, await demandAny(c, p)));
  });

  routes.post('/begin-passkey', async (c) => {
    const { uid } = await demandAny(c, p);
    return c.json(await beginPasskeyProof(p, uid, await ceremonyOf(c, p)));
  });

  routes.post('/open', async (c) => {
    const session = await demandAny(c, p);
    const input = await readBody(c, openLockSchema);
    const by = input.method === 'pin' ? { pin: input.pin } : { answer: input.answer, at: await ceremonyOf(c, p) };
    await openLocked(p, session, by);
    // The lease was not renewed while it was locked.
    return c.json<Session>(await describeSession(p, await renewSession(p, session.token)));
  });
  return routes;
}

/**
 * `POST /api/auth/leave`: quick exit. It changes a cookie that no script sees, since a browser may keep the pages of
 * this window in memory until one changes, and asks it to drop those. What is stored the page has cleared by hand: to
 * clear all would also take the mark by which this window knows that it was left, and with it what Back must not show.
 */
export function leaveRoutes(p: Platform): Hono {
  const routes = new Hono();
  routes.post('/leave', async (c) => {
    const session = await sessionOf(c, p);
    if (session && (await leaveSession(p, session)) === 'ended') clearSessionCookie(c, p);
    await writeExitCookie(c, p, newToken());
    c.header('clear-site-data', '"cache"');
    return c.body(null, 204);
  });
  return routes;
}
