import { type Context, Hono } from 'hono';
import { addressOf } from '#server/http/client-address.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import type { Session } from '#shared/auth/auth.contract.ts';
import { answerLinkCodeSchema, answerLinkSchema, askForLinkSchema } from '#shared/auth/credentials.contract.ts';
import { onGrid } from './answer-grid.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { demandMail } from './mail-budget.ts';
import { readLinkCookie, writeLinkCookie } from './session-cookie.ts';
import { SIGN_IN_LINK_MS } from './session-times.ts';
import { answerLink, answerLinkCode, askForLink } from './sign-in-link.service.ts';

/** Behind the token in the cookie: asked for on a device that others use too. The link may open in another tab. */
const SHARED = '~';

/** Signing in by e-mail alone, mounted at `/api/auth/link`. */
export function signInLinkRoutes(p: Platform): Hono {
  const grid = <T>(work: () => Promise<T>): Promise<T> => onGrid(p.config.authGridMs, work);
  const asker = async (c: Context) => {
    const cookie = await readLinkCookie(c, p);
    return { holder: cookie?.replace(SHARED, '') ?? null, shared: cookie?.endsWith(SHARED) ?? false };
  };
  const routes = new Hono();

  routes.post('/', async (c) => {
    const { email, shared } = await readBody(c, askForLinkSchema);
    await demandMail(p, addressOf(c, p.config.trustedProxies));
    const holder = await grid(() => askForLink(p, email));
    await writeLinkCookie(c, p, shared ? holder + SHARED : holder, SIGN_IN_LINK_MS / 1000);
    return c.body(null, 204);
  });

  routes.post('/answer', async (c) => {
    const { token } = await readBody(c, answerLinkSchema);
    const { holder, shared } = await asker(c);
    const uid = await grid(() => answerLink(p, token, holder));
    return c.json<Session>(await finishSignIn(c, p, { uid, way: 'link', shared }));
  });

  routes.post('/code', async (c) => {
    const { code } = await readBody(c, answerLinkCodeSchema);
    const { holder, shared } = await asker(c);
    const uid = await grid(() => answerLinkCode(p, code, holder));
    return c.json<Session>(await finishSignIn(c, p, { uid, way: 'link', shared }));
  });

  return routes;
}
