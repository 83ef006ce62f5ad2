import { z } from 'zod';

/** 1 very low, 2 low, 3 so-so, 4 good, 5 very good. */
export const MOODS = [1, 2, 3, 4, 5] as const;
/** 1 little, 2 some, 3 plenty. */
export const ENERGIES = [1, 2, 3] as const;
/** What can be tapped without writing; the web names them. A person's own tags are kept as they were written. */
export const USUAL_TAGS = [
  'slept-well',
  'slept-badly',
  'people',
  'alone',
  'outside',
  'moving',
  'work',
  'home',
  'rest',
  'pain',
] as const;

export const TAG_MAX = 30;
export const TAGS_MAX = 15;
/** Longest line, in characters. */
export const NOTE_MAX = 500;

const moodSchema = z.union(MOODS.map((mood) => z.literal(mood)));
export type Mood = z.infer<typeof moodSchema>;
const energySchema = z.union(ENERGIES.map((energy) => z.literal(energy)));
export type Energy = z.infer<typeof energySchema>;

/** Body of `PUT …/checkins/{id}`: the whole entry as it should stand. The id makes sending it again harmless. */
export const writeCheckinSchema = z.strictObject({
  /** The person's own calendar day, so that a journey does not move it. */
  day: z.iso.date(),
  /** When it was tapped. */
  at: z.iso.datetime(),
  mood: moodSchema,
  energy: energySchema.nullable(),
  tags: z
    .array(z.string().trim().min(1).max(TAG_MAX))
    .max(TAGS_MAX)
    .transform((tags) => [...new Set(tags)]),
  note: z.string().trim().max(NOTE_MAX),
  /** When the person made it so, by the clock of the device; what stands there from later stays. */
  changedAt: z.iso.datetime().optional(),
});
export type WriteCheckin = z.infer<typeof writeCheckinSchema>;

export const checkinSchema = z.object({
  id: z.string(),
  day: z.string(),
  at: z.string(),
  mood: moodSchema,
  energy: energySchema.nullable(),
  tags: z.array(z.string()),
  note: z.string(),
});
export type Checkin = z.infer<typeof checkinSchema>;

/** How far back a list goes where nobody says. */
export const USUAL_DAYS = 366;
/** A month of the calendar and a month of the trend, whatever the day: what is fetched first. */
export const FIRST_DAYS = 45;
export const EVERY_DAY = 40_000;
/** `?days=` of the list. */
export const listedDaysSchema = z.coerce.number().int().min(1).max(EVERY_DAY).default(USUAL_DAYS);

/** Newest first. */
export const checkinListSchema = z.object({
  checkins: z.array(checkinSchema),
  /** True where there are entries before the days asked for. */
  more: z.boolean(),
});
export type CheckinList = z.infer<typeof checkinListSchema>;
