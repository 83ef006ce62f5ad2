import { z } from 'zod';
import { checkinSchema } from '#shared/checkins/checkins.contract.ts';

const HOUR = 3_600_000;
/** Clocks are set by up to some hours; no week is longer or shorter than that. */
const WEEK_MS = { least: 7 * 24 * HOUR - 3 * HOUR, most: 7 * 24 * HOUR + 3 * HOUR };

/** A Monday as the person's own calendar has it. */
export const mondaySchema = z.iso.date().refine((day) => new Date(day).getUTCDay() === 1, 'not a Monday');

/** `?from=&until=` of a week: its first moment and the first one after it, by the person's own clock. */
export const weekSpanSchema = z
  .strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })
  .transform(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }))
  .refine(({ from, until }) => until - from >= WEEK_MS.least && until - from <= WEEK_MS.most, 'not a week');
export type WeekSpan = z.infer<typeof weekSpanSchema>;

/** A chat that something can be read in again. */
const placeSchema = z.object({ chatId: z.string(), title: z.string().nullable(), at: z.string() });
export type WeekPlace = z.infer<typeof placeSchema>;

/** A talk that ended in the week. Of a hard one nothing but the chat stands here. */
export const weekTalkSchema = placeSchema.extend({
  /** Made of what the person wrote; null where nothing of it may be shown. */
  summary: z.string().nullable(),
  /** What the companion noted it to be about, in neutral words, heaviest first. */
  topics: z.array(z.string()),
});
export type WeekTalk = z.infer<typeof weekTalkSchema>;

/** What the person let be remembered in the week, in their words. */
export const weekMemorySchema = placeSchema.extend({ id: z.string(), text: z.string(), isPerson: z.boolean() });
export type WeekMemory = z.infer<typeof weekMemorySchema>;

export const weekExerciseSchema = z.object({
  exercise: z.string(),
  title: z.string(),
  at: z.string(),
  /** 0 to 10, where less is easier; null where it was not rated. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** The chat it was done in; null for the player. */
  chatId: z.string().nullable(),
});
export type WeekExercise = z.infer<typeof weekExerciseSchema>;

/** `question` to take along; `person` after a hard week; `help` while things are hard now. */
export const weekCloseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), text: z.string() }),
  z.object({ kind: z.literal('person'), text: z.string() }),
  z.object({ kind: z.literal('help'), text: z.null() }),
]);
export type WeekClose = z.infer<typeof weekCloseSchema>;

/** One week, made of what is stored when it is asked for; nothing of it is kept. */
export const weekSchema = z.object({
  monday: z.string(),
  /** All lists oldest first. */
  talks: z.array(weekTalkSchema),
  memories: z.array(weekMemorySchema),
  exercises: z.array(weekExerciseSchema),
  /** Suggestions that were marked as helpful in the week. */
  marked: z.array(z.object({ title: z.string(), at: z.string() })),
  checkins: z.array(checkinSchema),
  close: weekCloseSchema,
  /** True where something stands in weeks before. */
  earlier: z.boolean(),
});
export type Week = z.infer<typeof weekSchema>;
