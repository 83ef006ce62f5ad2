import { z } from 'zod';
import { riskCategorySchema, riskLevelSchema } from '#shared/safety/risk.contract.ts';

const optionSchema = z.object({
  id: z.string(),
  /** What the person reads on the chip. */
  label: z.string(),
  /** What is sent as the person's next message when the chip is tapped; the label where absent. */
  send: z.string().optional(),
});
export type CardOption = z.infer<typeof optionSchema>;

/** Chips under a reply. `tone` sets the chat's tone instead of sending a message. */
export const choicesCardSchema = z.object({
  type: z.literal('choices'),
  id: z.string(),
  kind: z.enum(['reply', 'tone']),
  /** A line shown above the chips, such as the tone that was chosen for now. */
  note: z.string().optional(),
  options: z.array(optionSchema).min(1).max(8),
});

const breathSchema = z.array(
  z.union([z.object({ in: z.number() }), z.object({ hold: z.number() }), z.object({ out: z.number() })]),
);

/** Where a running exercise stands and how its current step is answered. Seconds throughout. */
export const exerciseCardSchema = z.object({
  type: z.literal('exercise'),
  id: z.string(),
  title: z.string(),
  step: z.string(),
  status: z.enum(['running', 'done', 'stopped']),
  input: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('text'),
        skip: z.string().optional(),
        /** What the text is for, where a field of that kind can help; words are always taken. */
        format: z.enum(['time', 'date', 'person']).optional(),
        hint: z.string().optional(),
      }),
      z.object({ kind: z.literal('scale'), min: z.number(), max: z.number(), skip: z.string().optional() }),
      z.object({
        kind: z.literal('choice'),
        options: z.array(optionSchema),
        skip: z.string().optional(),
        /** Several may be chosen; sent as one message, labels joined by commas. */
        multi: z.boolean().optional(),
      }),
      z.object({ kind: z.literal('breath'), pattern: breathSchema, rounds: z.number() }),
      z.object({
        kind: z.literal('timer'),
        seconds: z.number(),
        /** Shown so many seconds after the start. */
        cues: z.array(z.object({ at: z.number(), text: z.string() })).optional(),
      }),
    ])
    .optional(),
});

export const helpCardSchema = z.object({
  type: z.literal('help'),
  level: riskLevelSchema,
  categories: z.array(riskCategorySchema),
  /** At level 3: what may be said with one tap (called, cannot call, not in danger), in the chat's language. */
  options: z.array(optionSchema).max(3).optional(),
});

export const questionnaireCardSchema = z.object({
  type: z.literal('questionnaire'),
  id: z.string(),
  name: z.string(),
  minutes: z.number(),
  questions: z.number(),
});
export const memoryCardSchema = z.object({ type: z.literal('memory'), id: z.string() });
/** A 0 to 10 slider with Skip. */
export const moodCardSchema = z.object({ type: z.literal('mood'), min: z.literal(0), max: z.literal(10) });

export const cardSchema = z.discriminatedUnion('type', [
  choicesCardSchema,
  exerciseCardSchema,
  helpCardSchema,
  questionnaireCardSchema,
  memoryCardSchema,
  moodCardSchema,
]);
export type Card = z.infer<typeof cardSchema>;
export type ChoicesCard = z.infer<typeof choicesCardSchema>;
export type ExerciseCard = z.infer<typeof exerciseCardSchema>;
export type QuestionnaireCard = z.infer<typeof questionnaireCardSchema>;
export type HelpCard = z.infer<typeof helpCardSchema>;
