import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { createChatSchema, idSchema, saveDraftSchema, updateChatSchema } from '#shared/chats/chats.contract.ts';
import { deleteChat, keepDraft, keepFirstDraft, readChatState, readFirstDraft, updateChat } from './chats.service.ts';
import { messageRoutes } from './messages.routes.ts';
import { readChat, readChats } from './read-chats.ts';
import { createChatInPlace, keepChat, makeTemporary, placeForNew, placeOf } from './temporary.service.ts';

const pageSchema = z.object({
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** `/api/users/{uid}/chats…`: the chat documents, and below them the messages. */
export function chatsRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  /** The chat of the path, and where it lives. */
  const chatOf = async (c: { req: { param(name: string): string | undefined }; var: { uid: string } }) => {
    const id = parse(idSchema, c.req.param('chatId'), 'chats.not_found');
    return { id, at: await placeOf(p, c.var.uid, id) };
  };
  routes.use('/:uid/chats/*', requireUser(p));
  routes.get('/:uid/chats', async (c) =>
    c.json(await readChats(p, c.var.uid, parse(pageSchema, c.req.query(), 'chats.cursor_invalid'))),
  );
  routes.post('/:uid/chats', async (c) =>
    c.json(await createChatInPlace(p, c.var.uid, await readBody(c, createChatSchema)), 201),
  );
  routes.get('/:uid/chats/:chatId', async (c) => {
    const { at, id } = await chatOf(c);
    return c.json(await readChat(at, c.var.uid, id));
  });
  routes.patch('/:uid/chats/:chatId', async (c) => {
    const { at, id } = await chatOf(c);
    return c.json(await updateChat(at, c.var.uid, id, await readBody(c, updateChatSchema)));
  });
  routes.delete('/:uid/chats/:chatId', async (c) => {
    const { at, id } = await chatOf(c);
    return c.json(await deleteChat(at, c.var.uid, id));
  });
  routes.get('/:uid/chats/:chatId/state', async (c) => {
    const { at, id } = await chatOf(c);
    return c.json(await readChatState(at, c.var.uid, id));
  });
  routes.put('/:uid/chats/:chatId/draft', async (c) => {
    const { at, id } = await chatOf(c);
    await keepDraft(at, c.var.uid, id, (await readBody(c, saveDraftSchema)).text);
    return c.body(null, 204);
  });
  routes.post('/:uid/chats/:chatId/keep', async (c) => c.json(await keepChat(p, c.var.uid, (await chatOf(c)).id)));
  routes.post('/:uid/chats/:chatId/temporary', async (c) =>
    c.json(await makeTemporary(p, c.var.uid, (await chatOf(c)).id)),
  );
  routes.use('/:uid/draft', requireUser(p));
  routes.get('/:uid/draft', async (c) =>
    c.json({ text: await readFirstDraft(await placeForNew(p, c.var.uid), c.var.uid) }),
  );
  routes.put('/:uid/draft', async (c) => {
    await keepFirstDraft(await placeForNew(p, c.var.uid), c.var.uid, (await readBody(c, saveDraftSchema)).text);
    return c.body(null, 204);
  });
  routes.route('/:uid/chats/:chatId', messageRoutes(p));
  return routes;
}
