import { z } from 'zod';
import { endReasonSchema, type SessionSummary } from '#shared/memories/sessions.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';

/** What is sealed in a session's row. */
export const sessionBodySchema = z.object({
  endReason: endReasonSchema,
  moodStart: z.int().nullable(),
  moodEnd: z.int().nullable(),
  summary: z.string().nullable(),
  riskMax: riskLevelSchema,
  exercises: z.array(z.string()),
  engine: z.enum(['guided', 'model', 'mixed']),
  lastMessageId: z.string(),
  /** After a hard talk the first question is asked once. */
  askedSince: z.boolean(),
});
export type SessionBody = z.infer<typeof sessionBodySchema>;

export interface SessionRecord {
  id: string;
  chatId: string;
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number;
  rev: number;
  body: SessionBody;
}

export function toSessionSummary(session: SessionRecord): SessionSummary {
  const { lastMessageId, askedSince, ...body } = session.body;
  return {
    ...body,
    id: session.id,
    chatId: session.chatId,
    startedAt: new Date(session.startedAt).toISOString(),
    endedAt: new Date(session.endedAt).toISOString(),
  };
}
