import { Hono } from 'hono';
import { addressOf } from '#server/http/client-address.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { confirmSchema, type Proofs } from '#shared/auth/proof.contract.ts';
import { demandMail } from './mail-budget.ts';
import { ceremonyOf } from './passkey-ceremony.ts';
import { confirm, proofsOf, sendConfirmCode } from './proofs.service.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';

/** "Confirm it's you", mounted at `/api/auth`. */
export function stepUpRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  routes.get('/proofs', requireUser(p), async (c) => c.json<Proofs>({ methods: await proofsOf(p, c.var.uid) }));

  routes.post('/confirm', requireUser(p), async (c) => {
    const proof = await readBody(c, confirmSchema);
    await writeSessionCookie(c, p, await confirm(p, c.var.session, proof, await ceremonyOf(c, p)));
    return c.body(null, 204);
  });

  routes.post('/confirm/code', requireUser(p), async (c) => {
    await demandMail(p, addressOf(c, p.config.trustedProxies));
    await sendConfirmCode(p, c.var.session);
    return c.body(null, 204);
  });

  return routes;
}
