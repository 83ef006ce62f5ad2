import { Hono } from 'hono';
import type { z } from 'zod';
import { forgetTemporary } from '#server/features/chats/temporary.service.ts';
import { dropTicket } from '#server/features/data/merge-tickets.service.ts';
import { addressOf } from '#server/http/client-address.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import {
  consentsSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  type Session,
  signInAnonymouslySchema,
  signInSchema,
  type signUpResultSchema,
  signUpSchema,
  type verifyEmailResultSchema,
  verifyEmailSchema,
} from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { describeSession, updateConsents } from './accounts.service.ts';
import { onGrid } from './answer-grid.ts';
import { currentSession, finishSignIn } from './finish-sign-in.ts';
import { demandMail, demandSignUp } from './mail-budget.ts';
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  readSignUpCookie,
  writeSessionCookie,
  writeSignUpCookie,
} from './session-cookie.ts';
import { requireUser } from './session-middleware.ts';
import { CONFIRM_LINK_MS } from './session-times.ts';
import { endSession, renewSession } from './sessions.service.ts';
import { checkPassword, forgotPassword, resetPassword } from './sign-in.service.ts';
import { confirmSignUp, signInAnonymously, signUp } from './sign-up.service.ts';
import { isSignedIn } from './signed-in.service.ts';

/** Accounts and sessions, mounted at `/api/auth`. better-auth's own HTTP interface is not mounted. */
export function authRoutes(p: Platform): Hono {
  const grid = <T>(work: () => Promise<T>): Promise<T> => onGrid(p.config.authGridMs, work);
  const routes = new Hono();

  routes.get('/session', async (c) => c.json<Session>(await describeSession(p, await currentSession(c, p))));

  routes.post('/session/refresh', async (c) => {
    const token = await readSessionCookie(c, p);
    if (!token) throw new AppError('auth.session_missing');
    const session = await renewSession(p, token);
    return c.json<Session>(await describeSession(p, session));
  });

  routes.get('/password-policy', (c) => c.json(p.config.passwordPolicy));

  routes.post('/sign-up', async (c) => {
    const input = await readBody(c, signUpSchema);
    await demandSignUp(p, addressOf(c, p.config.trustedProxies));
    const before = await currentSession(c, p);
    const outcome = await grid(() => signUp(p, input, before));
    if (outcome.next === 'signed_in') await finishSignIn(c, p, { uid: outcome.uid, way: 'sign-up' });
    else await writeSignUpCookie(c, p, outcome.browserToken, CONFIRM_LINK_MS / 1000);
    return c.json<z.infer<typeof signUpResultSchema>>({ next: outcome.next });
  });

  routes.post('/verify-email', async (c) => {
    const { token } = await readBody(c, verifyEmailSchema);
    const before = await currentSession(c, p);
    const { uid, sameBrowser } = await grid(async () => confirmSignUp(p, token, await readSignUpCookie(c, p)));
    if (sameBrowser) await finishSignIn(c, p, { uid, way: 'sign-up' });
    return c.json<z.infer<typeof verifyEmailResultSchema>>({
      next: sameBrowser || before?.uid === uid ? 'signed_in' : 'sign_in',
    });
  });

  routes.post('/sign-in', async (c) => {
    const input = await readBody(c, signInSchema);
    const from = { address: addressOf(c, p.config.trustedProxies), deviceToken: await readDeviceCookie(c, p) };
    const uid = await grid(() => checkPassword(p, input, from));
    return c.json<Session>(await finishSignIn(c, p, { uid, way: 'password', shared: input.shared }));
  });

  routes.post('/sign-in-anonymously', async (c) => {
    const input = await readBody(c, signInAnonymouslySchema);
    // A second click must not leave the first person behind.
    const before = await currentSession(c, p);
    if (!before) {
      const { uid } = await signInAnonymously(p, input);
      return c.json<Session>(await finishSignIn(c, p, { uid, way: 'anonymous' }));
    }
    const session = await renewSession(p, before.token);
    await writeSessionCookie(c, p, session);
    return c.json<Session>(await describeSession(p, session));
  });

  routes.post('/sign-out', async (c) => {
    const session = await currentSession(c, p);
    if (session) {
      await endSession(p, session);
      // Whoever comes to this browser next must not bring along what is theirs.
      await dropTicket(p, session.uid);
      // What was never to be kept goes with the last of their sessions.
      if (!(await isSignedIn(p, session.uid))) await forgetTemporary(p, session.uid);
    }
    clearSessionCookie(c, p);
    return c.body(null, 204);
  });

  routes.post('/forgot-password', async (c) => {
    const input = await readBody(c, forgotPasswordSchema);
    await demandMail(p, addressOf(c, p.config.trustedProxies));
    await grid(() => forgotPassword(p, input));
    return c.body(null, 204);
  });

  routes.post('/reset-password', async (c) => {
    const input = await readBody(c, resetPasswordSchema);
    await grid(() => resetPassword(p, input));
    return c.body(null, 204);
  });

  routes.put('/consents', requireUser(p), async (c) => {
    await updateConsents(p, c.var.uid, await readBody(c, consentsSchema));
    return c.body(null, 204);
  });

  return routes;
}
