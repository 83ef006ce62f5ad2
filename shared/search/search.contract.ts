import { z } from 'zod';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { PLAN_PARTS } from '#shared/safety/safety-plan.contract.ts';

/** Longest search, in UTF-16 code units. */
export const SEARCH_WORDS_MAX = 200;
/** Hits of each kind in the first answer, and of the one kind asked for in every further one. */
export const FIRST_HITS = 5;
export const MORE_HITS = 20;

/** What can be found, in the order of the list. */
export const SEARCH_KINDS = ['message', 'chat', 'memory', 'journal', 'checkin', 'plan', 'result'] as const;
const searchKindSchema = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof searchKindSchema>;

/** Body of `POST …/search`: a body, because what somebody looks for must not stand in an address. */
export const searchSchema = z.strictObject({
  words: z.string().trim().min(1).max(SEARCH_WORDS_MAX),
  /** One kind alone; with `before` it goes on where the page above ended. */
  more: z
    .strictObject({
      kind: searchKindSchema,
      before: z.strictObject({ at: z.int(), id: idSchema.or(z.enum(PLAN_PARTS)) }).nullable(),
    })
    .optional(),
});
export type SearchRequest = z.infer<typeof searchSchema>;

const foundSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The chat's, exercise's or questionnaire's; null where there is none. */
  title: z.string().nullable(),
  /** The words around the first place, without line breaks. */
  snippet: z.string(),
  /** Where in the snippet the words stand: from, to. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});

export const searchHitSchema = z.discriminatedUnion('kind', [
  foundSchema.extend({
    kind: z.literal('message'),
    chatId: z.string(),
    role: z.enum(['user', 'assistant']),
    /** False where another version stands at its place in the chat. */
    shown: z.boolean(),
  }),
  foundSchema.extend({ kind: z.literal('chat') }),
  foundSchema.extend({ kind: z.literal('memory') }),
  foundSchema.extend({ kind: z.literal('journal') }),
  foundSchema.extend({ kind: z.literal('checkin'), day: z.string() }),
  foundSchema.extend({ kind: z.literal('plan'), part: z.enum(PLAN_PARTS) }),
  foundSchema.extend({ kind: z.literal('result'), questionnaire: z.string() }),
]);
export type SearchHit = z.infer<typeof searchHitSchema>;

/** Kinds in which something was found, each newest first. */
export const searchResultSchema = z.object({
  groups: z.array(
    z.object({
      kind: searchKindSchema,
      hits: z.array(searchHitSchema),
      /** For `more`; null where this was all of the kind. */
      before: z.object({ at: z.int(), id: z.string() }).nullable(),
    }),
  ),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
export type SearchGroup = SearchResult['groups'][number];
