import { z } from 'zod';

export const FOREIGN_SOURCES = ['chatgpt', 'claude', 'alcove-text'] as const;
/** Whose export a chat was brought in from. */
export const foreignSourceSchema = z.enum(FOREIGN_SOURCES);
export type ForeignSource = z.infer<typeof foreignSourceSchema>;

/** Characters of one message; longer ones are cut into several. */
export const FOREIGN_TEXT_MAX = 20_000;
/** Messages in one request. */
export const FOREIGN_SENT_MAX = 50;
export const FOREIGN_MESSAGES_MAX = 20_000;

const foreignMessageSchema = z.strictObject({
  role: z.enum(['user', 'assistant']),
  text: z.string().min(1).max(FOREIGN_TEXT_MAX),
  /** When it was written. */
  at: z.iso.datetime(),
});
export type ForeignMessage = z.infer<typeof foreignMessageSchema>;

/** Some messages of a chat from elsewhere. `key` names the chat there: the same one again makes nothing twice. */
export const bringChatSchema = z.strictObject({
  source: foreignSourceSchema,
  key: z.string().min(1).max(200),
  title: z.string().trim().max(200).nullable(),
  at: z.iso.datetime(),
  /** How many messages of it were sent before these. */
  from: z.int().min(0).max(FOREIGN_MESSAGES_MAX),
  messages: z.array(foreignMessageSchema).min(1).max(FOREIGN_SENT_MAX),
});
export type BringChat = z.infer<typeof bringChatSchema>;

/** How many messages were new here. */
export const broughtChatSchema = z.object({ chatId: z.string(), messages: z.int() });
