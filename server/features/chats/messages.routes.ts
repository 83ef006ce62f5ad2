import { Hono } from 'hono';
import { z } from 'zod';
import type { SignedIn } from '#server/features/auth/session-middleware.ts';
import { eventStream } from '#server/http/event-stream.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import {
  feedbackSchema,
  formAnswerSchema,
  idSchema,
  retrySchema,
  selectVersionSchema,
  sendMessageSchema,
} from '#shared/chats/chats.contract.ts';
import { answerFormCard } from './form-cards.service.ts';
import { sendMessage } from './messages.service.ts';
import { readMessages } from './read-messages.ts';
import { rateReply, retryReply, selectVersion, stopReply } from './replies.service.ts';
import { followReply } from './reply-stream.ts';
import { findReplyToFollow } from './reply-to-follow.ts';
import { placeOf } from './temporary.service.ts';

const pageSchema = z.object({
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(1).optional(),
  around: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

/** `…/chats/{chatId}/messages` and `…/replies`; mounted behind the chats' session check. */
export function messageRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  /** The chat of the path, and where it lives. */
  const chatOf = async (c: { req: { param(name: string): string | undefined }; var: { uid: string } }) => {
    const id = parse(idSchema, c.req.param('chatId'), 'chats.not_found');
    return { id, at: await placeOf(p, c.var.uid, id) };
  };
  const replyId = (value: string | undefined) => parse(idSchema, value, 'chats.reply_not_found');
  const messageId = (value: string | undefined) => parse(idSchema, value, 'chats.message_not_found');

  routes.get('/messages', async (c) => {
    const { at, id } = await chatOf(c);
    return c.json(await readMessages(at, c.var.uid, id, parse(pageSchema, c.req.query(), 'chats.cursor_invalid')));
  });
  routes.post('/messages', async (c) => {
    const { at, id } = await chatOf(c);
    return c.json(await sendMessage(at, c.var.uid, id, await readBody(c, sendMessageSchema)), 202);
  });
  routes.post('/select', async (c) => {
    const { messageId } = await readBody(c, selectVersionSchema);
    const { at, id } = await chatOf(c);
    return c.json(await selectVersion(at, c.var.uid, id, messageId));
  });
  routes.put('/messages/:messageId/feedback', async (c) => {
    const { feedback } = await readBody(c, feedbackSchema);
    const { at, id } = await chatOf(c);
    return c.json(await rateReply(at, c.var.uid, id, messageId(c.req.param('messageId')), feedback));
  });
  routes.put('/messages/:messageId/form', async (c) => {
    const { answer } = await readBody(c, formAnswerSchema);
    const { at, id } = await chatOf(c);
    return c.json(await answerFormCard(at, c.var.uid, id, messageId(c.req.param('messageId')), answer));
  });
  routes.post('/replies/:replyId/stop', async (c) => {
    const { at, id } = await chatOf(c);
    await stopReply(at, c.var.uid, id, replyId(c.req.param('replyId')));
    return c.body(null, 204);
  });
  routes.post('/replies/:replyId/retry', async (c) => {
    const { id: fresh } = await readBody(c, retrySchema);
    const { at, id } = await chatOf(c);
    return c.json({ reply: await retryReply(at, c.var.uid, id, replyId(c.req.param('replyId')), fresh) }, 202);
  });
  routes.get('/replies/:replyId/stream', async (c) => {
    const { uid, sessionId } = c.var;
    const { at, id } = await chatOf(c);
    const reader = await findReplyToFollow(at, uid, {
      chatId: id,
      replyId: replyId(c.req.param('replyId')),
      lastEventId: c.req.header('last-event-id'),
    });
    return eventStream(c, (stream) => followReply(at, { ...reader, userId: uid, sessionId }, stream));
  });
  return routes;
}
