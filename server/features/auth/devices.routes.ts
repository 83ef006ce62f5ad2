import { Hono } from 'hono';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { type Devices, type NewDevices, seenDevicesSchema } from '#shared/auth/devices.contract.ts';
import { endOneSession, endOtherSessions, listNewDevices, listSignedIn, noteDevicesSeen } from './devices.service.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { requireConfirmed } from './step-up.ts';

/** Where somebody is signed in, mounted at `/api/auth/devices`. */
export function deviceRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  routes.get('/', requireUser(p), async (c) => c.json<Devices>(await listSignedIn(p, c.var.session)));

  routes.get('/new', requireUser(p), async (c) => c.json<NewDevices>(await listNewDevices(p, c.var.session)));

  routes.post('/new/seen', requireUser(p), async (c) => {
    const { ids } = await readBody(c, seenDevicesSchema);
    await noteDevicesSeen(p, c.var.session, ids);
    return c.body(null, 204);
  });

  routes.post('/end-others', requireUser(p), requireConfirmed(p), async (c) => {
    await endOtherSessions(p, c.var.session);
    return c.body(null, 204);
  });

  routes.delete('/:sessionId', requireUser(p), requireConfirmed(p), async (c) => {
    await endOneSession(p, c.var.session, c.req.param('sessionId'));
    return c.body(null, 204);
  });

  return routes;
}
