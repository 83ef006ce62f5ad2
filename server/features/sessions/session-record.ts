import { z } from 'zod';
import { endReasonSchema, type SessionSummary } from '#shared/memories/sessions.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';

const aboutSchema = z.object({
  /** Heaviest first, as the companion names them. */
  topics: z.array(z.string()),
  feelings: z.array(z.string()),
  /** Whether anybody else came up. */
  people: z.boolean(),
  categories: z.array(z.string()),
  /** 0 to 10; null where it was not asked. */
  distress: z.number().nullable(),
  far: z.number(),
  /** One sentence of the person, word for word, that may be given back; null where there is none. */
  quote: z.string().nullable(),
  ratings: z.array(z.object({ exercise: z.string(), before: z.int(), after: z.int() })),
});
export type SessionAbout = z.infer<typeof aboutSchema>;

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
  /** For suggestions; null in sessions from before there were any. */
  about: aboutSchema.nullable().default(null),
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
  const { lastMessageId, askedSince, about, ...body } = session.body;
  return {
    ...body,
    id: session.id,
    chatId: session.chatId,
    startedAt: new Date(session.startedAt).toISOString(),
    endedAt: new Date(session.endedAt).toISOString(),
  };
}
