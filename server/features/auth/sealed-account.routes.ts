import { Hono } from 'hono';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import {
  choosePassphraseSchema,
  type SealedNow,
  type SealedState,
  type UnlockedNow,
  unlockSchema,
} from '#shared/data/sealed-account.contract.ts';
import {
  changePassphrase,
  readSealedState,
  sealAccount,
  unlockAccount,
  unsealAccount,
} from './sealed-account.service.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { requireConfirmed } from './step-up.ts';

/** `/api/users/{uid}/sealed`: keys that only the person holds. */
export function sealedAccountRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const user = requireUser(p);
  const confirmed = requireConfirmed(p);
  routes.get('/:uid/sealed', user, async (c) => c.json<SealedState>(await readSealedState(p, c.var.uid)));
  routes.post('/:uid/sealed', user, confirmed, async (c) => {
    const { passphrase } = await readBody(c, choosePassphraseSchema);
    return c.json<SealedNow>(await sealAccount(p, c.var.uid, passphrase));
  });
  routes.post('/:uid/sealed/unlock', user, async (c) =>
    c.json<UnlockedNow>(await unlockAccount(p, c.var.uid, await readBody(c, unlockSchema))),
  );
  routes.put('/:uid/sealed/passphrase', user, confirmed, async (c) => {
    const { passphrase } = await readBody(c, choosePassphraseSchema);
    return c.json<SealedNow>(await changePassphrase(p, c.var.uid, passphrase));
  });
  routes.delete('/:uid/sealed', user, confirmed, async (c) => {
    await unsealAccount(p, c.var.uid);
    return c.body(null, 204);
  });
  return routes;
}
