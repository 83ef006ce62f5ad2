import { Hono } from 'hono';
import { addressOf } from '#server/http/client-address.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import {
  askByMailSchema,
  type EmailAnswered,
  type EmailChange,
  emailAnswerSchema,
  newEmailSchema,
  newPasswordSchema,
} from '#shared/auth/credentials.contract.ts';
import { onGrid } from './answer-grid.ts';
import { changePassword } from './credentials.service.ts';
import { answerEmailChange, beginEmailChange } from './email-change.service.ts';
import { demandMail } from './mail-budget.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { resendConfirmation } from './sign-up-again.service.ts';
import { requireConfirmed } from './step-up.ts';

/** What changes how a person gets in, mounted at `/api/auth`. */
export function credentialRoutes(p: Platform): Hono<SignedIn> {
  const grid = <T>(work: () => Promise<T>): Promise<T> => onGrid(p.config.authGridMs, work);
  const routes = new Hono<SignedIn>();

  routes.put('/password', requireUser(p), requireConfirmed(p), async (c) => {
    const { password } = await readBody(c, newPasswordSchema);
    await writeSessionCookie(c, p, await changePassword(p, c.var.session, password));
    return c.body(null, 204);
  });

  routes.post('/email-change', requireUser(p), requireConfirmed(p), async (c) => {
    const { email } = await readBody(c, newEmailSchema);
    await demandMail(p, addressOf(c, p.config.trustedProxies));
    return c.json<EmailChange>(await grid(() => beginEmailChange(p, c.var.uid, email)));
  });

  routes.post('/email-change/answer', async (c) => {
    const { token } = await readBody(c, emailAnswerSchema);
    return c.json<EmailAnswered>(await grid(() => answerEmailChange(p, token)));
  });

  routes.post('/verify-email/resend', async (c) => {
    const { email } = await readBody(c, askByMailSchema);
    await demandMail(p, addressOf(c, p.config.trustedProxies));
    await grid(() => resendConfirmation(p, email));
    return c.body(null, 204);
  });

  return routes;
}
