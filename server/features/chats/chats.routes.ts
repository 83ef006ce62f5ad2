import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { createChatSchema, idSchema, saveDraftSchema, updateChatSchema } from '#shared/chats/chats.contract.ts';
import {
  createChat,
  deleteChat,
  keepDraft,
  keepFirstDraft,
  readChatState,
  readFirstDraft,
  updateChat,
} from './chats.service.ts';
import { messageRoutes } from './messages.routes.ts';
import { readChat, readChats } from './read-chats.ts';

const pageSchema = z.object({
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** `/api/users/{uid}/chats…`: the chat documents, and below them the messages. */
export function chatsRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const chatId = (value: string | undefined) => parse(idSchema, value, 'chats.not_found');
  routes.use('/:uid/chats/*', requireUser(p));
  routes.get('/:uid/chats', async (c) =>
    c.json(await readChats(p, c.var.uid, parse(pageSchema, c.req.query(), 'chats.cursor_invalid'))),
  );
  routes.post('/:uid/chats', async (c) =>
    c.json(await createChat(p, c.var.uid, await readBody(c, createChatSchema)), 201),
  );
  routes.get('/:uid/chats/:chatId', async (c) => c.json(await readChat(p, c.var.uid, chatId(c.req.param('chatId')))));
  routes.patch('/:uid/chats/:chatId', async (c) =>
    c.json(await updateChat(p, c.var.uid, chatId(c.req.param('chatId')), await readBody(c, updateChatSchema))),
  );
  routes.delete('/:uid/chats/:chatId', async (c) =>
    c.json(await deleteChat(p, c.var.uid, chatId(c.req.param('chatId')))),
  );
  routes.get('/:uid/chats/:chatId/state', async (c) =>
    c.json(await readChatState(p, c.var.uid, chatId(c.req.param('chatId')))),
  );
  routes.put('/:uid/chats/:chatId/draft', async (c) => {
    await keepDraft(p, c.var.uid, chatId(c.req.param('chatId')), (await readBody(c, saveDraftSchema)).text);
    return c.body(null, 204);
  });
  routes.use('/:uid/draft', requireUser(p));
  routes.get('/:uid/draft', async (c) => c.json({ text: await readFirstDraft(p, c.var.uid) }));
  routes.put('/:uid/draft', async (c) => {
    await keepFirstDraft(p, c.var.uid, (await readBody(c, saveDraftSchema)).text);
    return c.body(null, 204);
  });
  routes.route('/:uid/chats/:chatId', messageRoutes(p));
  return routes;
}
