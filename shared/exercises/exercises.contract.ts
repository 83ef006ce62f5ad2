import { z } from 'zod';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { riskCategorySchema, riskLevelSchema } from '#shared/safety/risk.contract.ts';

/** Characters of one answer, and answers that are looked at together. */
export const ANSWER_TEXT_MAX = 4000;
export const LOOKED_AT_MAX = 24;

const slug = z.string().regex(/^[a-z0-9-]{1,64}$/);
const rating = z.int().min(0).max(10).nullable();
export const KEPT_KINDS = ['plan', 'coping', 'safety-plan', 'letter'] as const;

/** What the person agreed to keep at a step that asks, by the ids of the steps it was written in. */
const keptSchema = z.strictObject({
  exercise: slug,
  kind: z.enum(KEPT_KINDS),
  values: z
    .record(slug, z.string().min(1).max(ANSWER_TEXT_MAX))
    .refine((values) => Object.keys(values).length <= 12, 'too many answers'),
});
export type Kept = z.infer<typeof keptSchema>;

/** What the person said at the end: it helped, not this time, or never again. */
const saidSchema = z.enum(['helped', 'not', 'never']);
export type Said = z.infer<typeof saidSchema>;

/** One time an exercise was done, made on the device: its id is also its idempotency key. */
export const saveRunSchema = z.strictObject({
  id: idSchema,
  exercise: slug,
  /** ISO 8601. */
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** False where it was left before its end. */
  finished: z.boolean(),
  /** How strong it was, 0 to 10; null where that was skipped. */
  before: rating,
  after: rating,
  /** The highest level of what was written in it, as the server answered. */
  level: riskLevelSchema,
  kept: z.array(keptSchema).max(4),
  /** May be added later, by sending the run once more. */
  said: saidSchema.nullable().optional(),
});
export type SaveRun = z.infer<typeof saveRunSchema>;

export const exerciseRunSchema = z.object({
  id: z.string(),
  exercise: z.string(),
  title: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  finished: z.boolean(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  level: riskLevelSchema,
  said: saidSchema.nullable(),
  /** Journal entries: each answer under the question it was given to. */
  kept: z.array(
    z.object({
      exercise: z.string(),
      kind: z.enum(KEPT_KINDS),
      entries: z.array(z.object({ step: z.string(), question: z.string(), text: z.string() })),
    }),
  ),
});
export type ExerciseRun = z.infer<typeof exerciseRunSchema>;

/** What some exercises leave out or change for somebody; ids of the options that they ask with. */
export const MINDED = ['lungs', 'heart', 'pulse', 'pregnant', 'cold', 'eating', 'head', 'trauma'] as const;
export type Minded = (typeof MINDED)[number];
export const exerciseNotesSchema = z.strictObject({
  has: z.array(z.enum(MINDED)).max(MINDED.length),
  /** What was asked so far: what is here and not above is a no. */
  asked: z.array(z.enum(MINDED)).max(MINDED.length),
});
export type ExerciseNotes = z.infer<typeof exerciseNotesSchema>;
export const NO_NOTES: ExerciseNotes = { has: [], asked: [] };

/** How often an exercise helped, of the times that this is known of. */
export const exerciseEvidenceSchema = z.object({
  exercise: z.string(),
  helped: z.int(),
  rated: z.int().positive(),
});
export type ExerciseEvidence = z.infer<typeof exerciseEvidenceSchema>;

export const exerciseRunListSchema = z.object({
  /** Newest first. */
  runs: z.array(exerciseRunSchema),
  /** From these and from exercises done in chats. */
  evidence: z.array(exerciseEvidenceSchema),
  /** What speaks against an exercise now, by what was said in chats, answers and exercises lately, in its own words. */
  against: z.array(z.object({ exercise: z.string(), say: z.string() })),
  notes: exerciseNotesSchema,
});
export type ExerciseRunList = z.infer<typeof exerciseRunListSchema>;

/** What was written in the run so far, oldest first; the last one is judged, and no word of it is stored. */
export const lookSchema = z.strictObject({
  /** Of the run it is written in: what is booked of a danger goes with it. A page from before this is looked at, too. */
  run: idSchema.optional(),
  texts: z.array(z.string().min(1).max(ANSWER_TEXT_MAX)).min(1).max(LOOKED_AT_MAX),
});
export type Look = z.infer<typeof lookSchema>;
export const lookResultSchema = z.object({ level: riskLevelSchema, categories: z.array(riskCategorySchema) });
export type LookResult = z.infer<typeof lookResultSchema>;
