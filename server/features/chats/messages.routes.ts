import { Hono } from 'hono';
import { z } from 'zod';
import type { SignedIn } from '#server/features/auth/session-middleware.ts';
import { eventStream } from '#server/http/event-stream.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import {
  feedbackSchema,
  idSchema,
  retrySchema,
  selectVersionSchema,
  sendMessageSchema,
} from '#shared/chats/chats.contract.ts';
import { sendMessage } from './messages.service.ts';
import { readMessages } from './read-messages.ts';
import { rateReply, retryReply, selectVersion, stopReply } from './replies.service.ts';
import { followReply } from './reply-stream.ts';
import { findReplyToFollow } from './reply-to-follow.ts';

const pageSchema = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

/** `…/chats/{chatId}/messages` and `…/replies`; mounted behind the chats' session check. */
export function messageRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const chatId = (value: string | undefined) => parse(idSchema, value, 'chats.not_found');
  const replyId = (value: string | undefined) => parse(idSchema, value, 'chats.reply_not_found');
  const messageId = (value: string | undefined) => parse(idSchema, value, 'chats.message_not_found');

  routes.get('/messages', async (c) =>
    c.json(
      await readMessages(
        p,
        c.var.uid,
        chatId(c.req.param('chatId')),
        parse(pageSchema, c.req.query(), 'chats.cursor_invalid'),
      ),
    ),
  );
  routes.post('/messages', async (c) =>
    c.json(await sendMessage(p, c.var.uid, chatId(c.req.param('chatId')), await readBody(c, sendMessageSchema)), 202),
  );
  routes.post('/select', async (c) => {
    const { messageId } = await readBody(c, selectVersionSchema);
    return c.json(await selectVersion(p, c.var.uid, chatId(c.req.param('chatId')), messageId));
  });
  routes.put('/messages/:messageId/feedback', async (c) => {
    const { feedback } = await readBody(c, feedbackSchema);
    const [chat, message] = [chatId(c.req.param('chatId')), messageId(c.req.param('messageId'))];
    return c.json(await rateReply(p, c.var.uid, chat, message, feedback));
  });
  routes.post('/replies/:replyId/stop', async (c) => {
    await stopReply(p, c.var.uid, chatId(c.req.param('chatId')), replyId(c.req.param('replyId')));
    return c.body(null, 204);
  });
  routes.post('/replies/:replyId/retry', async (c) => {
    const { id } = await readBody(c, retrySchema);
    const reply = await retryReply(p, c.var.uid, chatId(c.req.param('chatId')), replyId(c.req.param('replyId')), id);
    return c.json({ reply }, 202);
  });
  routes.get('/replies/:replyId/stream', async (c) => {
    const { uid, sessionId } = c.var;
    const reader = await findReplyToFollow(p, uid, {
      chatId: chatId(c.req.param('chatId')),
      replyId: replyId(c.req.param('replyId')),
      lastEventId: c.req.header('last-event-id'),
    });
    return eventStream(c, (stream) => followReply(p, { ...reader, userId: uid, sessionId }, stream));
  });
  return routes;
}
