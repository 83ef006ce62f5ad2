import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { searchSchema } from '#shared/search/search.contract.ts';
import { search } from './search.service.ts';

/** `POST /api/users/{uid}/search`: reads, and yet a POST, so that the words stand in no address. */
export function searchRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.use('/:uid/search', requireUser(p));
  routes.post('/:uid/search', async (c) =>
    c.json(await search(p, c.var.uid, await readBody(c, searchSchema), c.req.raw.signal)),
  );
  return routes;
}
