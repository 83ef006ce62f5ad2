import { z } from 'zod';
import type { ChatDocument } from '#shared/chats/chats.contract.ts';
import { phaseSchema, toneSchema } from '#shared/chats/tones.contract.ts';
import { foreignSourceSchema } from '#shared/data/foreign-chats.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';
import { rollingSummarySchema } from './rolling-summary.ts';

/** What is sealed in a chat's row. The title is content; the tone says how somebody felt. */
export const chatBodySchema = z.object({
  title: z.string().nullable(),
  titleGenerated: z.boolean(),
  tone: toneSchema,
  toneChosen: z.boolean(),
  language: z.string(),
  languageChosen: z.boolean(),
  level: riskLevelSchema,
  phase: phaseSchema.nullable(),
  /** What no longer fits a model's context, in short. */
  summary: rollingSummarySchema.optional(),
  /** What a model found in the talk as a whole, until it is said. */
  mirrored: z.enum(['premise', 'agreement', 'certainty']).optional(),
  /** A model was asked for a title once. */
  titleAsked: z.boolean().optional(),
  /** Brought in from elsewhere: it can be read, and nothing more is written in it. */
  imported: foreignSourceSchema.optional(),
});
export type ChatBody = z.infer<typeof chatBodySchema>;

export interface ChatRecord {
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  rev: number;
  body: ChatBody;
}

/** Specification §3: the initial values of a chat. */
export const NEW_CHAT: ChatBody = {
  title: null,
  titleGenerated: false,
  tone: 'pending',
  toneChosen: false,
  language: 'en-US',
  languageChosen: false,
  level: 0,
  phase: null,
};

export function toChatDocument(chat: ChatRecord): ChatDocument {
  const { title, tone, language, titleGenerated } = chat.body;
  return {
    id: chat.id,
    title,
    messages: [],
    tone,
    language,
    timestamp: new Date(chat.createdAt).toISOString(),
    titleGenerated,
  };
}
