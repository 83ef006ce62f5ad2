import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { placeOf } from '#server/features/chats/temporary.service.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { endSessionSchema } from '#shared/memories/sessions.contract.ts';
import { catchUp, endSession, readPickUp, readSessions } from './sessions.service.ts';

/** Ending a session, what ended sessions left, and how a new chat may begin. */
export function sessionRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.use('/:uid/chats/:chatId/*', requireUser(p));
  routes.use('/:uid/sessions', requireUser(p));
  routes.use('/:uid/sessions/*', requireUser(p));
  routes.post('/:uid/chats/:chatId/end-session', async (c) => {
    const chatId = parse(idSchema, c.req.param('chatId'), 'chats.not_found');
    const at = await placeOf(p, c.var.uid, chatId);
    return c.json(await endSession(at, c.var.uid, chatId, await readBody(c, endSessionSchema)));
  });
  routes.get('/:uid/chats/:chatId/pick-up', async (c) => {
    const chatId = parse(idSchema, c.req.param('chatId'), 'chats.not_found');
    return c.json(await readPickUp(await placeOf(p, c.var.uid, chatId), c.var.uid, chatId));
  });
  routes.get('/:uid/sessions', async (c) => c.json({ sessions: await readSessions(p, c.var.uid) }));
  routes.post('/:uid/sessions/catch-up', async (c) => c.json(await catchUp(p, c.var.uid)));
  return routes;
}
