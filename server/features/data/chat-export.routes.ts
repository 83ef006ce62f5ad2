import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { readWholeChat } from '#server/features/chats/whole-chat.service.ts';
import { parse } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { archiveWords } from './archive-words.ts';
import { dayOf, wholeChatText } from './readable.ts';

const formSchema = z.enum(['markdown', 'json']);

/** `/api/users/{uid}/chats/{chatId}/export`: one whole chat as a file. */
export function chatExportRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const path = '/:uid/chats/:chatId/export';
  routes.use(path, requireUser(p));
  routes.get(path, async (c) => {
    const id = parse(idSchema, c.req.param('chatId'), 'chats.not_found');
    const as = parse(formSchema, c.req.query('as') ?? 'markdown', 'http.input_invalid');
    const chat = await readWholeChat(p, c.var.uid, id);
    const isText = as === 'markdown';
    const text = isText ? wholeChatText(chat, await archiveWords()) : `${JSON.stringify(chat, null, 2)}\n`;
    return c.body(text, 200, {
      'content-type': isText ? 'text/markdown; charset=utf-8' : 'application/json; charset=utf-8',
      // The day and nothing else: it lies in a download folder.
      'content-disposition': `attachment; filename="${dayOf(p.clock())}.${isText ? 'md' : 'json'}"`,
      'cache-control': 'no-store',
    });
  });
  return routes;
}
