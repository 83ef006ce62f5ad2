import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { updateMemorySchema } from '#shared/memories/memories.contract.ts';
import { deleteMemory, readKeptItems, readMemories, updateMemory } from './memories.service.ts';

/** `/api/users/{uid}/memories…` and what was kept from exercises. */
export function memoryRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const memoryId = (value: string | undefined) => parse(idSchema, value, 'memories.not_found');
  routes.use('/:uid/memories', requireUser(p));
  routes.use('/:uid/memories/*', requireUser(p));
  routes.use('/:uid/kept-items', requireUser(p));
  routes.get('/:uid/memories', async (c) => c.json(await readMemories(p, c.var.uid)));
  routes.patch('/:uid/memories/:memoryId', async (c) =>
    c.json(await updateMemory(p, c.var.uid, memoryId(c.req.param('memoryId')), await readBody(c, updateMemorySchema))),
  );
  routes.delete('/:uid/memories/:memoryId', async (c) => {
    await deleteMemory(p, c.var.uid, memoryId(c.req.param('memoryId')));
    return c.body(null, 204);
  });
  routes.get('/:uid/kept-items', async (c) => c.json({ items: await readKeptItems(p, c.var.uid) }));
  return routes;
}
