import { Hono } from 'hono';
import { readConsentLog } from '#server/features/auth/consent-log.service.ts';
import { requireLeaving, requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import {
  clearStoredSchema,
  deleteAccountSchema,
  receiptRefSchema,
  retentionChoiceSchema,
  undoDeletionSchema,
} from '#shared/erasure/erasure.contract.ts';
import { deleteAccount, previewDeletion, undoDeletion } from './account-deletion.service.ts';
import { clearStored } from './clear-stored.service.ts';
import { requireProofNow } from './proof-now.ts';
import { listReceipts, readAccountReceipt } from './receipts.service.ts';
import { chooseRetention, previewRetention, readRetention, runWhileHere } from './retention.service.ts';

/** `/api/users/{uid}`: what a person lets go of: the account, what they agreed to, what is older than they want it. */
export function erasureRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const user = requireUser(p);
  routes.get('/:uid/deletion', user, async (c) => c.json(await previewDeletion(p, c.var.uid)));
  routes.post('/:uid/deletion', user, requireProofNow(p), async (c) => {
    const { when } = await readBody(c, deleteAccountSchema);
    return c.json(await deleteAccount(p, c.var.uid, when));
  });
  routes.get('/:uid/receipts', user, async (c) => c.json({ receipts: await listReceipts(p, c.var.uid) }));
  routes.post('/:uid/clear', user, async (c) => {
    const { what } = await readBody(c, clearStoredSchema);
    return c.json(await clearStored(p, c.var.uid, what));
  });
  routes.get('/:uid/retention', user, async (c) => {
    await runWhileHere(p, c.var.uid);
    return c.json(await readRetention(p, c.var.uid));
  });
  routes.put('/:uid/retention', user, async (c) =>
    c.json(await chooseRetention(p, c.var.uid, await readBody(c, retentionChoiceSchema))),
  );
  routes.post('/:uid/retention/preview', user, async (c) =>
    c.json(await previewRetention(p, c.var.uid, await readBody(c, retentionChoiceSchema))),
  );
  routes.get('/:uid/consent-log', user, async (c) => c.json({ events: await readConsentLog(p, c.var.uid) }));
  return routes;
}

/** `/api/erasure`: for people who are not, or not quite, signed in. */
export function leavingRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  // By whoever signed in meanwhile: they proved who they are to get here.
  routes.post('/keep', requireLeaving(p), async (c) => {
    await undoDeletion(p, { uid: c.var.uid });
    return c.body(null, 204);
  });
  // By the mailed link.
  routes.post('/undo', async (c) => {
    await undoDeletion(p, await readBody(c, undoDeletionSchema));
    return c.body(null, 204);
  });
  routes.get('/receipts/:ref', async (c) =>
    c.json(await readAccountReceipt(p, parse(receiptRefSchema, c.req.param('ref'), 'erasure.receipt_not_found'))),
  );
  return routes;
}
