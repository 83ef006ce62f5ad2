import { z } from 'zod';

const texts = z.array(z.string().min(1)).min(2);

/** Another language's texts of one step; which of them a step needs is decided by the English file. */
const stepOverlay = z.strictObject({
  text: texts.optional(),
  say: texts.optional(),
  end: texts.optional(),
  frames: texts.optional(),
  more: texts.optional(),
  skip: z.string().min(1).optional(),
  hint: z.string().optional(),
  yes: z.string().optional(),
  no: z.string().optional(),
  /** One list of wordings for each cue of a timer, in order. */
  cues: z.array(texts).optional(),
  options: z
    .record(z.string(), z.strictObject({ label: z.string(), match: z.array(z.string()).optional() }))
    .optional(),
});

/** `content/exercises/<language>/<id>.yaml`: every text of an exercise, by step id; its course stays in the English file. */
export const overlaySchema = z.strictObject({
  title: z.string().max(40),
  offer: z.string(),
  why: texts,
  names: z.array(z.string()).min(1),
  /** What is said for each contraindication, in the order of the English file. */
  contra: z.array(z.string()),
  evidence: z.string().optional(),
  care: z.array(z.string()).optional(),
  followUp: texts.optional(),
  steps: z.record(z.string(), stepOverlay),
});

export type ExerciseOverlay = z.infer<typeof overlaySchema>;
export type StepOverlay = z.infer<typeof stepOverlay>;
