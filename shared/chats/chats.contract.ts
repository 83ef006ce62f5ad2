import { z } from 'zod';
import { foreignSourceSchema } from '#shared/data/foreign-chats.contract.ts';
import { languageTagSchema } from '#shared/language/language-tag.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';
import { cardSchema } from './cards.contract.ts';
import { noticeSchema } from './notices.contract.ts';
import { phaseSchema, toneSchema } from './tones.contract.ts';

/** Longest message a person can send, in UTF-16 code units (work order: 8,000 characters). */
export const MESSAGE_TEXT_MAX = 8000;
/** Our own bound: the specification shows none for a title. */
export const TITLE_MAX = 200;
export const DRAFT_TEXT_MAX = 20_000;
export const CHATS_PAGE = 50;
export const MESSAGES_PAGE = 50;

/** UUIDs made by the client; version 7 so that ids sort by creation. */
export const idSchema = z.uuid().transform((id) => id.toLowerCase());

/** users/{uid}/chats/{chatId}: the specification's six fields and the id. Lists carry `messages: []`. */
export const chatDocumentSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  messages: z.array(z.never()),
  tone: toneSchema,
  language: z.string(),
  /** Creation date, ISO 8601. */
  timestamp: z.string(),
  titleGenerated: z.boolean(),
});
export type ChatDocument = z.infer<typeof chatDocumentSchema>;

export const messageStateSchema = z.enum(['streaming', 'complete', 'stopped', 'failed']);
export type MessageState = z.infer<typeof messageStateSchema>;

export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  createdAt: z.string(),
  state: messageStateSchema,
  parent: z.string().nullable(),
  level: riskLevelSchema,
  tone: toneSchema.nullable(),
  move: z.string().nullable(),
  phase: phaseSchema.nullable(),
  cards: z.array(cardSchema),
  /** What the reply drew on: memories and scores. Filled by later parts. */
  used: z.array(z.object({ kind: z.string(), id: z.string() })),
  engine: z.enum(['guided', 'model']).nullable(),
  /** Model name or guided engine version. */
  version: z.string().nullable(),
  /** True where a model was asked and the guided companion had to answer. */
  simpleMode: z.boolean(),
  feedback: z.enum(['up', 'down']).nullable(),
  notices: z.array(noticeSchema).optional(),
  /** Present where the stored record does not open; its text is then empty. */
  unreadable: z.literal(true).optional(),
  /** Ids of all versions at this place, oldest first; one entry where nothing was edited or retried. */
  versions: z.array(z.string()),
});
export type Message = z.infer<typeof messageSchema>;

export const createChatSchema = z.strictObject({
  id: idSchema.optional(),
  /** Nothing of it is written to disk. Always so for people who did not agree to keep chats. */
  temporary: z.boolean().optional(),
});
export type CreateChat = z.infer<typeof createChatSchema>;

export const updateChatSchema = z
  .strictObject({
    title: z.string().max(TITLE_MAX).optional(),
    tone: toneSchema.exclude(['pending']).optional(),
    language: languageTagSchema.optional(),
  })
  .refine((change) => Object.keys(change).length > 0);
export type UpdateChat = z.infer<typeof updateChatSchema>;

export const sendMessageSchema = z.strictObject({
  /** Client-made id: the message's idempotency key. */
  id: idSchema,
  text: z.string().max(MESSAGE_TEXT_MAX),
  /** The user message this one replaces (edit); a new branch is made beside it. */
  replaces: idSchema.optional(),
  /** The person's local hour, 0 to 23; used for wording only and not stored. */
  localHour: z.int().min(0).max(23).optional(),
});
export type SendMessage = z.infer<typeof sendMessageSchema>;

/** 202: the message as stored and the reply to watch. */
export const sentMessageSchema = z.object({ message: messageSchema, reply: messageSchema });
export type SentMessage = z.infer<typeof sentMessageSchema>;

export const chatListSchema = z.object({ chats: z.array(chatDocumentSchema), before: z.string().nullable() });
export type ChatList = z.infer<typeof chatListSchema>;

/** Oldest first; `before` is the cursor of the page above, null at the start of the chat. */
export const messagePageSchema = z.object({
  messages: z.array(messageSchema),
  before: z.string().nullable(),
  /** Of pages asked for by `around` or `after`: the cursor of the page below, null at the end of the chat. */
  after: z.string().nullable().optional(),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** `GET …/chats/{chatId}/export?as=json`: the document, here with every message of the branch shown, oldest first. */
export const exportedChatSchema = chatDocumentSchema.extend({ messages: z.array(messageSchema) });
export type ExportedChat = z.infer<typeof exportedChatSchema>;

/** What came out of a chat, beside its messages and its draft, in counts. */
export const chatTracesSchema = z.object({
  memories: z.int(),
  sessions: z.int(),
  safetyEvents: z.int(),
  keptItems: z.int(),
});
export type ChatTraces = z.infer<typeof chatTracesSchema>;

/** Everything about a chat that is not one of the specification's six fields. */
export const chatStateSchema = z.object({
  level: riskLevelSchema,
  phase: phaseSchema.nullable(),
  /** The reply being written, or null. */
  runningReply: z.string().nullable(),
  draft: z.string(),
  messageCount: z.int(),
  /** Lives in the server's memory only, until it is kept, deleted or left alone for long. */
  temporary: z.boolean(),
  /** Whose export it was brought in from; it can only be read then. */
  imported: foreignSourceSchema.optional(),
  /** What else came out of this chat and would go with it. */
  traces: chatTracesSchema,
});
export type ChatState = z.infer<typeof chatStateSchema>;

export const saveDraftSchema = z.strictObject({ text: z.string().max(DRAFT_TEXT_MAX) });
export const retrySchema = z.strictObject({ /** id for the new reply, client-made */ id: idSchema });
export const selectVersionSchema = z.strictObject({ messageId: idSchema });
/** What a person says to a questionnaire that was proposed in a chat. */
export const formAnswerSchema = z.strictObject({ answer: z.enum(['later', 'never']) });
export type FormAnswer = z.infer<typeof formAnswerSchema>['answer'];

export const feedbackSchema = z.strictObject({ feedback: z.enum(['up', 'down']).nullable() });

/** What a delete answers: what went, in counts. */
export const deleteReceiptSchema = z.object({
  chatId: z.string(),
  deletedAt: z.string(),
  removed: chatTracesSchema.extend({ messages: z.int(), drafts: z.int() }),
});
export type DeleteReceipt = z.infer<typeof deleteReceiptSchema>;
