import { z } from 'zod';

const code = z.string().min(1).max(64);
const text = z.string().min(1);

/** An inclusive range of a score and what it is called, in the instrument's own unit. */
export const bandSchema = z.object({ min: z.number(), max: z.number(), label: text, meaning: text });
export type Band = z.infer<typeof bandSchema>;

export const codingSchema = z.object({ system: z.string(), code, display: z.string().optional() });
export type Coding = z.infer<typeof codingSchema>;

export const optionSchema = z.object({
  label: text,
  /** What the form prints beside the option, and what answers are written as. */
  raw: z.int(),
  /** What is added: reversal already done. */
  score: z.number(),
  coding: codingSchema,
});
export type Option = z.infer<typeof optionSchema>;

export const questionSchema = z.object({
  linkId: code,
  text,
  /** The sentence this question completes or stands under; kept in sight with every question. */
  stem: z.string().nullable(),
  /** The group it stands in on the form. */
  group: z.object({ linkId: code, text: z.string().nullable() }).nullable(),
  /** Our own note beside a word of the question. */
  help: z.string().nullable(),
  coding: codingSchema.nullable(),
  required: z.boolean(),
  /** Whether any score counts it. */
  scored: z.boolean(),
  reversed: z.boolean(),
  /** Asked only where any of these holds; empty means always. */
  askedWhen: z.array(z.object({ linkId: code, is: z.enum(['equal', 'different']), raw: z.int() })),
  options: z.array(optionSchema).min(2),
});
export type Question = z.infer<typeof questionSchema>;

export const scoreSchema = z.object({
  /** `total`, or the id of a part. */
  id: code,
  label: text,
  linkId: code,
  coding: codingSchema,
  method: z.enum(['sum', 'mean']),
  times: z.number(),
  min: z.number(),
  max: z.number(),
  items: z.array(code).min(1),
  bands: z.array(bandSchema),
});
export type Score = z.infer<typeof scoreSchema>;

const OPS = ['ge', 'le', 'gt', 'lt'] as const;

export const cutOffSchema = z.object({
  op: z.enum(OPS),
  at: z.number(),
  meaning: text,
  source: z.string().optional(),
  /** False where no source read by us says so. */
  confirmed: z.boolean().default(true),
});

export const conditionSchema = z.object({
  /** A score's id or a question's linkId. */
  of: code,
  value: z.enum(['score', 'raw']),
  op: z.enum(OPS),
  at: z.number(),
});

export const safetyRuleSchema = z
  .object({
    id: code,
    /** `immediate` stands before any score; the others stand beside the result. */
    severity: z.enum(['immediate', 'prompt', 'soft', 'info']),
    response: text,
    source: text,
    /** The risk level it gives until the person was asked (rulings 28). */
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    /** Said before this question; such a rule has no condition. */
    before: code.optional(),
    condition: z.array(conditionSchema).default([]),
  })
  .refine(
    (rule) => (rule.before === undefined) !== (rule.condition.length === 0),
    'has a condition or a question, not both',
  );
export type SafetyRule = z.infer<typeof safetyRuleSchema>;

export const licenceSchema = z.object({
  kind: code,
  use: z.enum(['any', 'non-commercial', 'unconfirmed']),
  text,
  source: text,
  confirmed: z.enum(['yes', 'partly', 'no']),
  condition: z.array(z.string()).default([]),
});

/** `always`; `non-commercial`: unless the operator declares commercial use; `opt-in`: once the operator switches it on. */
export const offerSchema = z.enum(['always', 'non-commercial', 'opt-in']);

export const instrumentSchema = z.object({
  id: code,
  /** The FHIR canonical. */
  url: z.string(),
  version: z.string(),
  title: text,
  shortTitle: text,
  publisher: text,
  copyright: text,
  domain: text,
  audience: code,
  direction: z.enum(['higher-worse', 'higher-better']),
  recall: z.object({ text, days: z.int().positive().nullable() }),
  repeat: z.object({ days: z.int().positive(), basis: text }),
  /** What the source says about unanswered items. */
  missing: text,
  offer: offerSchema,
  offerReason: text,
  coding: codingSchema.nullable(),
  licence: licenceSchema,
  instruction: z.string().nullable(),
  questions: z.array(questionSchema).min(1),
  scores: z.array(scoreSchema).min(1),
  cutOffs: z.array(cutOffSchema),
  /** Bands for some people where the source has others; never the default. */
  bandsFor: z.array(z.object({ who: text, band: z.array(bandSchema) })),
  /** Smallest change of the total that counts as one, in the total's unit; null where none is published. */
  reliableChange: z.object({ value: z.number().positive(), kind: text, source: text }).nullable(),
  safetyRules: z.array(safetyRuleSchema),
  notes: z.array(z.string()),
  sources: z.array(z.object({ id: code, citation: text, where: text })),
});
export type Instrument = z.infer<typeof instrumentSchema>;
