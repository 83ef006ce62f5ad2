import { Hono } from 'hono';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { newPasswordSchema } from '#shared/auth/credentials.contract.ts';
import { changePassword } from './credentials.service.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { requireConfirmed } from './step-up.ts';

/** What changes how a person gets in, mounted at `/api/auth`. */
export function credentialRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  routes.put('/password', requireUser(p), requireConfirmed(p), async (c) => {
    const { password } = await readBody(c, newPasswordSchema);
    await writeSessionCookie(c, p, await changePassword(p, c.var.session, password));
    return c.body(null, 204);
  });

  return routes;
}
