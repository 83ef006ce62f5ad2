import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { writePlanSchema } from '#shared/safety/safety-plan.contract.ts';
import { deletePlan, readPlan, writePlan } from './safety-plan.service.ts';

/** `/api/users/{uid}/safetyPlan`. */
export function safetyPlanRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.use('/:uid/safetyPlan', requireUser(p));
  routes.get('/:uid/safetyPlan', async (c) => c.json(await readPlan(p, c.var.uid)));
  routes.put('/:uid/safetyPlan', async (c) =>
    c.json(await writePlan(p, c.var.uid, (await readBody(c, writePlanSchema)).parts)),
  );
  routes.delete('/:uid/safetyPlan', async (c) => {
    await deletePlan(p, c.var.uid);
    return c.body(null, 204);
  });
  return routes;
}
