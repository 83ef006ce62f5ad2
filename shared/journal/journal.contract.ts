import { z } from 'zod';
import { MOODS } from '#shared/checkins/checkins.contract.ts';
import { riskCategorySchema, riskLevelSchema } from '#shared/safety/risk.contract.ts';

/** Longest entry, in UTF-16 code units: some ten pages. */
export const ENTRY_TEXT_MAX = 20_000;
export const JOURNAL_PAGE = 30;

/** Body of `PUT …/journal/{id}`: the whole entry as it should stand. The id makes sending it again harmless. */
export const writeEntrySchema = z.strictObject({
  /** The person's own calendar day, so that a journey does not move it. */
  day: z.iso.date(),
  /** When it was begun. */
  at: z.iso.datetime(),
  text: z.string().trim().min(1).max(ENTRY_TEXT_MAX),
});
export type WriteEntry = z.infer<typeof writeEntrySchema>;

export const journalEntrySchema = z.object({ id: z.string(), day: z.string(), at: z.string(), text: z.string() });
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** The entry as kept, and the risk look of the chat at it. */
export const writtenEntrySchema = journalEntrySchema.extend({
  level: riskLevelSchema,
  categories: z.array(riskCategorySchema),
});
export type WrittenEntry = z.infer<typeof writtenEntrySchema>;

/** What was written outside of chats: freely, in an exercise, or as the line of a check-in. */
export const journalItemSchema = z.discriminatedUnion('kind', [
  journalEntrySchema.extend({ kind: z.literal('entry') }),
  z.object({
    kind: z.literal('exercise'),
    id: z.string(),
    /** ISO 8601. */
    at: z.string(),
    exercise: z.string(),
    title: z.string(),
    /** The chat it was done in; null for the player. */
    chatId: z.string().nullable(),
    answers: z.array(z.object({ question: z.string(), text: z.string() })),
  }),
  z.object({
    kind: z.literal('checkin'),
    id: z.string(),
    day: z.string(),
    at: z.string(),
    mood: z.union(MOODS.map((mood) => z.literal(mood))),
    text: z.string(),
  }),
]);
export type JournalItem = z.infer<typeof journalItemSchema>;

/** Query of the list. `from` and `to` are moments, since days begin where the person is. */
export const journalQuerySchema = z.object({
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  before: z
    .string()
    .regex(/^\d{1,16}~[0-9a-f-]{36}$/)
    .optional(),
  /** The page that this entry stands on, and all above it. */
  until: z.uuid().optional(),
});
export type JournalQuery = z.infer<typeof journalQuerySchema>;

/** Newest first; `before` is the cursor of the page below, null at the end. */
export const journalPageSchema = z.object({ items: z.array(journalItemSchema), before: z.string().nullable() });
export type JournalPage = z.infer<typeof journalPageSchema>;
