import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { updateSettingsSchema, updateUserSchema } from '#shared/profile/profile.contract.ts';
import { readSettings, readUserDocument, updateSettings, updateUserDocument } from './profile.service.ts';

/** `/api/users/{uid}` and its settings. */
export function profileRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.use('/:uid', requireUser(p));
  routes.use('/:uid/settings', requireUser(p));
  routes.get('/:uid', async (c) => c.json(await readUserDocument(p, c.var.uid)));
  routes.patch('/:uid', async (c) =>
    c.json(await updateUserDocument(p, c.var.uid, await readBody(c, updateUserSchema))),
  );
  routes.get('/:uid/settings', async (c) => c.json(await readSettings(p, c.var.uid)));
  routes.patch('/:uid/settings', async (c) => {
    const change = await readBody(c, updateSettingsSchema);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return c.json(await updateSettings(p, c.var.uid, given));
  });
  return routes;
}
