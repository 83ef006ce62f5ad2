import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { type Arrival, beginPhoneSchema, finishPhoneSchema } from '#shared/auth/identities.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { arrive, type Errand, errandSchema, networkFrom } from './arrival-flow.ts';
import { readIdentities } from './identities.service.ts';
import { identityOfNumber, PHONE_CODE_MS, sendPhoneCode, takeCodeOf } from './phone.service.ts';
import { clearSealedCookie, readSealedCookie, writeSealedCookie } from './sealed-cookie.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { requireConfirmed } from './step-up.ts';

const COOKIE = 't';
/** A little longer than the code, so that a late one is told to be late. */
const COOKIE_MS = 2 * PHONE_CODE_MS;

const textSchema = z.object({ token: z.string(), number: z.string(), errand: errandSchema });

/** Signing in by phone number, mounted at `/api/auth/phone`. */
export function phoneRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  async function text(c: Context, number: string, errand: Errand) {
    const token = await sendPhoneCode(p, number, networkFrom(c, p));
    await writeSealedCookie(c, p, COOKIE, { token, number, errand }, COOKIE_MS);
    return c.body(null, 204);
  }

  routes.post('/begin', async (c) => {
    const { number, from, shared = false } = await readBody(c, beginPhoneSchema);
    return text(c, number, { purpose: 'sign-in', uid: null, from, shared });
  });

  routes.post('/link', requireUser(p), requireConfirmed(p), async (c) => {
    const { number, from } = await readBody(c, beginPhoneSchema);
    return text(c, number, { purpose: 'link', uid: c.var.uid, from, shared: false });
  });

  routes.post('/confirm', requireUser(p), async (c) => {
    const own = (await readIdentities(p, c.var.uid)).find(({ provider }) => provider === 'phone');
    if (!own?.body) throw new AppError('auth.method_unavailable');
    return text(c, own.body.subject, { purpose: 'confirm', uid: c.var.uid, from: null, shared: false });
  });

  routes.post('/finish', async (c) => {
    const { code } = await readBody(c, finishPhoneSchema);
    const sent = await readSealedCookie(c, p, COOKIE, textSchema);
    if (!sent) throw new AppError('auth.code_expired');
    await takeCodeOf(p, sent.token, code);
    clearSealedCookie(c, p, COOKIE);
    const { number, errand } = sent;
    return c.json<Arrival>(
      await arrive(c, p, { identity: identityOfNumber(number), name: null, picture: null, errand }),
    );
  });

  return routes;
}
