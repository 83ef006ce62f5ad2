import { z } from 'zod';
import { type Suggestion, suggestionModeSchema, suggestionSchema } from '#shared/suggestions/suggestions.contract.ts';

/** What is sealed in a suggestion's row. */
export const suggestionBodySchema = suggestionSchema.omit({ id: true, createdAt: true, expiresAt: true });
export type SuggestionBody = z.infer<typeof suggestionBodySchema>;

export interface SuggestionRecord {
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  expiresAt: number;
  rev: number;
  body: SuggestionBody;
}

/** What is known of one thing that was suggested, whatever its reason was at the time. */
const historySchema = z.object({
  /** Days on which it was shown since it was last taken up. */
  shown: z.int().default(0),
  helpful: z.int().default(0),
  /** Epoch milliseconds. */
  helpfulAt: z.int().nullable().default(null),
  hiddenUntil: z.int().default(0),
  /** When a form was last proposed in a chat; epoch milliseconds. */
  proposedAt: z.int().nullable().default(null),
  /** When it was last done; epoch milliseconds. */
  doneAt: z.int().nullable().default(null),
  never: z.boolean().default(false),
  /** Why never, if the person said. */
  reason: z.string().nullable().default(null),
});
export type History = z.infer<typeof historySchema>;
export const NO_HISTORY: History = historySchema.parse({});

/** What is sealed in the row of answers. */
export const answersBodySchema = z.object({
  mode: suggestionModeSchema.default('start'),
  /** By `type:refId`. */
  items: z.record(z.string(), historySchema).default({}),
  /** Types shown last, for the novelty of a kind. */
  lastTypes: z.array(z.string()).default([]),
  /** When a human connection was last shown; epoch milliseconds. */
  personAt: z.int().default(0),
});
export type AnswersBody = z.infer<typeof answersBodySchema>;

export interface AnswersRecord {
  /** Epoch milliseconds; 0 before the first time. */
  refreshedAt: number;
  rev: number;
  body: AnswersBody;
}

export const keyOf = ({ type, refId }: { type: string; refId: string }): string => `${type}:${refId}`;

export function toSuggestion({ id, createdAt, expiresAt, body }: SuggestionRecord): Suggestion {
  return { ...body, id, createdAt: new Date(createdAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() };
}
