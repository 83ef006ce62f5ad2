import { Hono } from 'hono';
import { addressOf } from '#server/http/client-address.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import type { Session } from '#shared/auth/auth.contract.ts';
import { answerLinkCodeSchema, answerLinkSchema, askByMailSchema } from '#shared/auth/credentials.contract.ts';
import { onGrid } from './answer-grid.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { demandMail } from './mail-budget.ts';
import { readLinkCookie, writeLinkCookie } from './session-cookie.ts';
import { SIGN_IN_LINK_MS } from './session-times.ts';
import { answerLink, answerLinkCode, askForLink } from './sign-in-link.service.ts';

/** Signing in by e-mail alone, mounted at `/api/auth/link`. */
export function signInLinkRoutes(p: Platform): Hono {
  const grid = <T>(work: () => Promise<T>): Promise<T> => onGrid(p.config.authGridMs, work);
  const routes = new Hono();

  routes.post('/', async (c) => {
    const { email } = await readBody(c, askByMailSchema);
    await demandMail(p, addressOf(c, p.config.trustedProxies));
    const holder = await grid(() => askForLink(p, email));
    await writeLinkCookie(c, p, holder, SIGN_IN_LINK_MS / 1000);
    return c.body(null, 204);
  });

  routes.post('/answer', async (c) => {
    const { token, shared } = await readBody(c, answerLinkSchema);
    const uid = await grid(async () => answerLink(p, token, await readLinkCookie(c, p)));
    return c.json<Session>(await finishSignIn(c, p, { uid, way: 'link', shared }));
  });

  routes.post('/code', async (c) => {
    const { code, shared } = await readBody(c, answerLinkCodeSchema);
    const uid = await grid(async () => answerLinkCode(p, code, await readLinkCookie(c, p)));
    return c.json<Session>(await finishSignIn(c, p, { uid, way: 'link', shared }));
  });

  return routes;
}
