import { z } from 'zod';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';

export const endReasonSchema = z.enum(['suggestions', 'chat-change', 'idle', 'hidden', 'caught-up']);
export type EndReason = z.infer<typeof endReasonSchema>;

export const endSessionSchema = z.strictObject({
  reason: endReasonSchema,
  /** The last message the page shows; the last of the branch where absent. */
  lastMessageId: idSchema.optional(),
});
export type EndSession = z.infer<typeof endSessionSchema>;

export const sessionSummarySchema = z.object({
  id: z.string(),
  chatId: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  endReason: endReasonSchema,
  /** 0 to 10; null where nobody was asked or it was skipped. */
  moodStart: z.int().nullable(),
  moodEnd: z.int().nullable(),
  /** The person's words, at most 90; null where there was too little, or only words that are not given back. */
  summary: z.string().nullable(),
  riskMax: riskLevelSchema,
  exercises: z.array(z.string()),
  engine: z.enum(['guided', 'model', 'mixed']),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

/** `session` is null under three messages of the person, in a temporary chat, and where nothing is new. */
export const endedSessionSchema = z.object({ session: sessionSummarySchema.nullable(), proposed: z.int() });
export type EndedSession = z.infer<typeof endedSessionSchema>;

export const sessionListSchema = z.object({ sessions: z.array(sessionSummarySchema) });
export const caughtUpSchema = z.object({ chats: z.int() });

/** How a new chat may begin: with what was told last, or, after a hard talk, with one gentle question. */
export const pickUpSchema = z.object({
  kind: z.enum(['plan', 'told', 'hard']).nullable(),
  text: z.string().nullable(),
  memoryId: z.string().nullable(),
});
export type PickUp = z.infer<typeof pickUpSchema>;
