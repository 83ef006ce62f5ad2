import { z } from 'zod';

/** A list of words, a regular expression, or several of them. */
const patternSchema = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** What a message has to say for one family of lines to be its answer. */
const bankEntrySchema = z.strictObject({
  family: z.string().regex(/^\w+$/),
  /** What the question itself says; of a list, any. */
  asks: patternSchema,
  /** What it, or what was told just before it, has to name; of a list, all. */
  about: patternSchema.optional(),
  /** What may stand nowhere in them. */
  not: patternSchema.optional(),
  /** What the question itself may not say. */
  unless: patternSchema.optional(),
  /** Words that may stand beside a remark before the message is about something else. */
  beside: z.number().int().min(0).optional(),
});

const bank = z.array(bankEntrySchema);

/** A phrase that only sounds like danger, and what is read in its place. */
const soundSchema = z.strictObject({
  says: patternSchema,
  /** `$1` stands for what the first bracket of the phrase holds. */
  means: z.string(),
  /** Stands in the same message. */
  here: patternSchema.optional(),
  /** Stands anywhere in the talk. */
  with: patternSchema.optional(),
  /** Stands nowhere in the message beside the phrase. */
  not: patternSchema.optional(),
  /** Stands nowhere in the talk beside the phrase. */
  unless: patternSchema.optional(),
});

/**
 * What an answer can be: "that he leaves", "he leaves", "they'd laugh", "to be left alone", "for him to call", "just ask me" (of somebody
 * else), "being alone", "the people", "the way he laughs", "at night", "my sister", "my parents", "go on my phone",
 * "sorry", "leave me alone", "weird".
 */
export const ANSWER_SHAPES = [
  'that',
  'clause',
  'theirs',
  'would',
  'to',
  'for',
  'wish',
  'doing',
  'thing',
  'how',
  'when',
  'person',
  'persons',
  'does',
  'word',
  'order',
  'like',
] as const;

/** How an answer to one kind of our own questions is said back, and what is asked after it. */
const answerFrameSchema = z.strictObject({
  /** What our question says. */
  asks: patternSchema,
  not: patternSchema.optional(),
  /** For each shape of answer the sentence that holds it. */
  says: z.partialRecord(z.enum(ANSWER_SHAPES), z.string().regex(/\{it\}/)),
  /** What is said to an answer too harsh or too rough to say back; without it none is met here. */
  unsaid: z.string().regex(/^\w+$/).optional(),
  /** The family of the next question. */
  next: z.string().regex(/^\w+$/),
});

/** The banks a language may have, each in the order in which its entries are tried. */
export const bankShape = {
  shapes: z.record(z.string().regex(/^[a-z][a-z-]*$/), patternSchema).optional(),
  views: z.partialRecord(z.enum(['people', 'mind', 'life', 'feelings', 'anything']), bank).optional(),
  direct: bank.optional(),
  known: bank.optional(),
  remarks: bank.optional(),
  program: bank.optional(),
  sounds: z.array(soundSchema).optional(),
  next: bank.optional(),
  matters: bank.optional(),
  openings: bank.optional(),
  far: bank.optional(),
  frames: z.array(answerFrameSchema).optional(),
};

export type PatternContent = z.infer<typeof patternSchema>;
export type BankEntryContent = z.infer<typeof bankEntrySchema>;
export type SoundContent = z.infer<typeof soundSchema>;
export type AnswerShape = (typeof ANSWER_SHAPES)[number];
