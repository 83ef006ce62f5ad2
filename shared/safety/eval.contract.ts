import { z } from 'zod';
import { MESSAGE_TEXT_MAX } from '#shared/chats/chats.contract.ts';
import { countrySchema } from '#shared/profile/profile.contract.ts';

export const EVAL_MESSAGES_MAX = 400;

/** `POST /api/eval/chat`: one turn of a conversation by an outside test tool. What else tools like to send is ignored. */
export const evalChatSchema = z.object({
  /** Oldest first, ending with what the person says. `system` messages are not read: no test writes our prompt. */
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string().max(MESSAGE_TEXT_MAX) }))
    .min(1)
    .max(EVAL_MESSAGES_MAX),
  /** Of an earlier answer: goes on where it stopped. */
  conversation_id: z.string().min(1).max(100).optional(),
  /** Decides the lines of the help card; without it the international ones stand there. */
  country: countrySchema.optional(),
});
export type EvalChat = z.infer<typeof evalChatSchema>;

export const evalAnswerSchema = z.object({
  /** The model that wrote the reply, or the guided companion and its version. */
  model: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  /** All that a person would have read: the reply, then the help card and notices as text. */
  message: z.object({ role: z.literal('assistant'), content: z.string() }),
  done: z.literal(true),
  conversation_id: z.string(),
});
export type EvalAnswer = z.infer<typeof evalAnswerSchema>;
