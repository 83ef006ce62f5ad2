import { Hono } from 'hono';
import { z } from 'zod';
import { addressOf, isLoopback } from '#server/http/client-address.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import type { Session } from '#shared/auth/auth.contract.ts';
import {
  addPasskeySchema,
  type Passkey,
  type passkeysSchema,
  renamePasskeySchema,
  signInByPasskeySchema,
} from '#shared/auth/passkeys.contract.ts';
import {
  type BackupCodes,
  confirmTotpSchema,
  secondStepSchema,
  type TotpSetup,
  type TwoStep,
} from '#shared/auth/two-step.contract.ts';
import { SIGN_IN_ADDRESS_LIMIT } from './account-limits.ts';
import { onGrid } from './answer-grid.ts';
import { demandTry } from './attempt-limits.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { ceremonyOf } from './passkey-ceremony.ts';
import {
  addPasskey,
  beginAddingPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkeys.service.ts';
import { passSecondStep } from './second-step.ts';
import { clearPendingCookie, readPendingCookie } from './session-cookie.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { requireConfirmed } from './step-up.ts';
import { beginTotp, confirmTotp, describeTwoStep, removeTotp, renewBackupCodes } from './totp.service.ts';

const passkeyId = z.uuid();

/** Signing in with a passkey, and a person's own passkeys; mounted at `/api/auth/passkeys`. */
export function passkeyRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const id = (given: string) => parse(passkeyId, given, 'auth.passkey_not_found');

  routes.post('/begin-sign-in', async (c) => c.json(await beginPasskeySignIn(p, await ceremonyOf(c, p))));

  routes.post('/sign-in', async (c) => {
    const { answer, shared } = await readBody(c, signInByPasskeySchema);
    const at = await ceremonyOf(c, p);
    const address = addressOf(c, p.config.trustedProxies);
    const uid = await onGrid(p.config.authGridMs, async () => {
      if (address !== '' && !isLoopback(address)) await demandTry(p, SIGN_IN_ADDRESS_LIMIT, address);
      return signInByPasskey(p, answer, at);
    });
    return c.json<Session>(await finishSignIn(c, p, { uid, way: 'passkey', shared }));
  });

  routes.get('/', requireUser(p), async (c) =>
    c.json<z.infer<typeof passkeysSchema>>({ passkeys: await listPasskeys(p, c.var.uid) }),
  );

  routes.post('/begin-add', requireUser(p), requireConfirmed(p), async (c) =>
    c.json(await beginAddingPasskey(p, c.var.uid, await ceremonyOf(c, p))),
  );

  routes.post('/', requireUser(p), requireConfirmed(p), async (c) => {
    const input = await readBody(c, addPasskeySchema);
    return c.json<Passkey>(await addPasskey(p, c.var.uid, input, await ceremonyOf(c, p)), 201);
  });

  routes.post('/begin-proof', requireUser(p), async (c) =>
    c.json(await beginPasskeyProof(p, c.var.uid, await ceremonyOf(c, p))),
  );

  routes.put('/:id', requireUser(p), async (c) => {
    const { name } = await readBody(c, renamePasskeySchema);
    await renamePasskey(p, c.var.uid, id(c.req.param('id')), name);
    return c.body(null, 204);
  });

  routes.delete('/:id', requireUser(p), requireConfirmed(p), async (c) => {
    await removePasskey(p, c.var.uid, id(c.req.param('id')));
    return c.body(null, 204);
  });

  return routes;
}

/** The second step of a sign-in, and a person's authenticator app and backup codes; mounted at `/api/auth`. */
export function twoStepRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  routes.post('/second-step', async (c) => {
    const { code } = await readBody(c, secondStepSchema);
    const token = await readPendingCookie(c, p);
    const { uid, shared } = await onGrid(p.config.authGridMs, () => passSecondStep(p, token, code));
    clearPendingCookie(c, p);
    return c.json<Session>(await finishSignIn(c, p, { uid, way: 'second-step', shared }));
  });

  routes.get('/two-step', requireUser(p), async (c) => c.json<TwoStep>(await describeTwoStep(p, c.var.uid)));

  routes.post('/two-step/begin', requireUser(p), requireConfirmed(p), async (c) =>
    c.json<TotpSetup>(await beginTotp(p, c.var.uid)),
  );

  routes.post('/two-step', requireUser(p), requireConfirmed(p), async (c) => {
    const { code } = await readBody(c, confirmTotpSchema);
    return c.json<BackupCodes>(await confirmTotp(p, c.var.uid, code), 201);
  });

  routes.delete('/two-step', requireUser(p), requireConfirmed(p), async (c) => {
    await removeTotp(p, c.var.uid);
    return c.body(null, 204);
  });

  routes.post('/two-step/codes', requireUser(p), requireConfirmed(p), async (c) =>
    c.json<BackupCodes>(await renewBackupCodes(p, c.var.uid), 201),
  );

  return routes;
}
