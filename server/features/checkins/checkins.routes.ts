import { type Context, Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { listedDaysSchema, writeCheckinSchema } from '#shared/checkins/checkins.contract.ts';
import { deleteCheckin, listDays, writeCheckin } from './checkins.service.ts';

/** `/api/users/{uid}/checkins` and `/api/users/{uid}/checkins/{id}`. */
export function checkinRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const one = '/:uid/checkins/:checkinId';
  const idOf = (c: Context) => parse(idSchema, c.req.param('checkinId'), 'checkins.not_found');
  for (const path of ['/:uid/checkins', one]) routes.use(path, requireUser(p));
  routes.get('/:uid/checkins', async (c) =>
    c.json(await listDays(p, c.var.uid, parse(listedDaysSchema, c.req.query('days'), 'http.input_invalid'))),
  );
  routes.put(one, async (c) =>
    c.json(await writeCheckin(p, c.var.uid, idOf(c), await readBody(c, writeCheckinSchema))),
  );
  routes.delete(one, async (c) => {
    await deleteCheckin(p, c.var.uid, idOf(c));
    return c.body(null, 204);
  });
  return routes;
}
