import { z } from 'zod';
import { messageSchema } from './chats.contract.ts';

/**
 * Server-sent events of `GET …/replies/{replyId}/stream`.
 * The event id is the number of UTF-16 code units of the reply's text that the reader
 * holds after applying the event, so `Last-Event-ID` resumes exactly there.
 */
export const replyEventSchema = z.discriminatedUnion('type', [
  /** More text, starting at `at`. */
  z.object({ type: z.literal('text'), at: z.int(), text: z.string() }),
  /** The model could not answer; the guided companion goes on in the same turn. */
  z.object({ type: z.literal('simple_mode') }),
  /** Terminal: the reply as stored. A stream that ends without it was cut. */
  z.object({ type: z.literal('done'), message: messageSchema }),
  /** Terminal: the reply is gone (chat deleted, message replaced). */
  z.object({ type: z.literal('gone') }),
]);
export type ReplyEvent = z.infer<typeof replyEventSchema>;
