import { Hono } from 'hono';
import { listActs, recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import type { Activity } from '#shared/auth/audit.contract.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { requireConfirmed } from './step-up.ts';

/** `GET /api/users/{uid}/activity`: what was done about the safety of the account; looking is itself such an act. */
export function activityRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.get('/:uid/activity', requireUser(p), requireConfirmed(p), async (c) => {
    const acts = await listActs(p, c.var.uid);
    await recordAct(p, c.var.uid, 'activity.read');
    return c.json<Activity>({ acts });
  });
  return routes;
}
