import { z } from 'zod';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';
import { instrumentSchema, safetyRuleSchema } from './instrument.contract.ts';

/** More than any form here has questions; what does not fit the form is refused by name. */
const ANSWERS_MAX = 100;
const linkId = z.string().min(1).max(64);
const givenAnswers = z
  .record(linkId, z.unknown())
  .refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, 'too many answers');

/** What the list shows of a questionnaire. */
export const questionnaireHeadSchema = instrumentSchema
  .pick({
    ...{ id: true, version: true, title: true, shortTitle: true, publisher: true, domain: true, audience: true },
    ...{ direction: true, recall: true, repeat: true, copyright: true },
  })
  .extend({
    licence: z.object({ use: z.string(), text: z.string() }),
    questions: z.int().positive(),
    /** About how long it takes, rounded up. */
    minutes: z.int().positive(),
  });
export type QuestionnaireHead = z.infer<typeof questionnaireHeadSchema>;
export const questionnaireListSchema = z.object({ questionnaires: z.array(questionnaireHeadSchema) });
export type QuestionnaireList = z.infer<typeof questionnaireListSchema>;

export const scoreResultSchema = z.object({
  /** `total`, or the id of a part. */
  id: z.string(),
  label: z.string(),
  value: z.number(),
  band: z.object({ label: z.string(), meaning: z.string() }).nullable(),
});
export type ScoreResult = z.infer<typeof scoreResultSchema>;

export const changeSchema = z.object({
  /** When the one before was handed in, ISO 8601. */
  since: z.string(),
  difference: z.number(),
  /** Whether it reaches the published reliable change; null where none is published. */
  reliable: z.boolean().nullable(),
});

/**
 * `due`: an answer asks for the safety step, which comes before the score is looked at. `asked` and `skipped` say how
 * it went.
 */
export const safetyStepSchema = z.enum(['none', 'due', 'asked', 'skipped']);
export type SafetyStep = z.infer<typeof safetyStepSchema>;

/** One result of the history: no answers. */
export const resultSchema = z.object({
  id: z.string(),
  questionnaire: z.string(),
  version: z.string(),
  submittedAt: z.string(),
  /** The total first where there is one, then the parts. */
  scores: z.array(scoreResultSchema),
  /** Of the total, against the result before this one; null for a first one and where there is no total. */
  change: changeSchema.nullable(),
  /** Ids of the instrument's safety rules that hold. */
  safety: z.array(z.string()),
  safetyStep: safetyStepSchema,
  /** The person said: use this in my chats. */
  inChats: z.boolean(),
});
export type Result = z.infer<typeof resultSchema>;

/** So many results of one questionnaire come unless more are asked for. */
export const RESULTS_SHOWN = 24;
/** `?limit=` of the results of one questionnaire. */
export const resultLimitSchema = z.coerce.number().int().min(1).max(10_000).default(RESULTS_SHOWN);

/** The total of one result, for the line over time. */
export const trendValueSchema = z.object({ id: z.string(), at: z.string(), value: z.number() });
export type TrendValue = z.infer<typeof trendValueSchema>;

export const resultListSchema = z.object({
  /** Newest first. */
  results: z.array(resultSchema),
  /** How many there are in all. */
  count: z.int(),
  /** Oldest first, of one questionnaire; of very many results only some, evenly taken. */
  trend: z.array(trendValueSchema),
});
export type ResultList = z.infer<typeof resultListSchema>;

export const responseSchema = z.object({
  id: z.string(),
  questionnaire: z.string(),
  version: z.string(),
  status: z.enum(['in-progress', 'completed']),
  answers: z.record(z.string(), z.int()),
  /** The question that was last in sight. */
  at: z.string().nullable(),
  startedAt: z.string(),
  updatedAt: z.string(),
  /** Rules about single answers that hold right now. One that is `immediate` opens the safety step at once. */
  safetyRules: z.array(safetyRuleSchema),
  safetyStep: safetyStepSchema,
  /** Null while it is being filled. */
  result: resultSchema.nullable(),
});
export type Response = z.infer<typeof responseSchema>;

/** How one person stands with one questionnaire. */
export const standingSchema = z.object({
  questionnaire: z.string(),
  results: z.int(),
  last: resultSchema.nullable(),
  /** From when repeating it is worth while, ISO 8601; null where it was never filled. It may be filled before. */
  dueAt: z.string().nullable(),
  draft: z.object({ id: z.string(), updatedAt: z.string(), answered: z.int(), questions: z.int() }).nullable(),
});
export type Standing = z.infer<typeof standingSchema>;

export const standingsSchema = z.object({
  standings: z.array(standingSchema),
  /** The risk level that answers gave and no question has settled since; the next chat begins with it, once. */
  openSafety: z.object({ responseId: z.string(), ruleId: z.string(), level: riskLevelSchema }).nullable(),
});
export type Standings = z.infer<typeof standingsSchema>;

/** Begins a questionnaire, or gives back the one that was begun. The id is made by the client. */
export const startResponseSchema = z.strictObject({ id: idSchema, questionnaire: z.string().max(64) });
export type StartResponse = z.infer<typeof startResponseSchema>;

/** Answers by linkId as printed values, laid over those that are there; null takes one back. */
export const saveAnswersSchema = z.strictObject({
  answers: givenAnswers.default({}),
  at: linkId.nullable().optional(),
});
export type SaveAnswers = z.infer<typeof saveAnswersSchema>;

/** `key` names the attempt: the same one sent again, as after a lost connection, gets the same answer. */
export const submitResponseSchema = z.strictObject({ answers: givenAnswers.default({}), key: idSchema.optional() });
export type SubmitResponse = z.infer<typeof submitResponseSchema>;

/** How the safety step went; the answers themselves are kept nowhere, only the level they led to. */
export const safetyStepOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('asked'), level: riskLevelSchema }),
  z.strictObject({ outcome: z.literal('skipped') }),
]);
export type SafetyStepOutcome = z.infer<typeof safetyStepOutcomeSchema>;

export const useInChatsSchema = z.strictObject({ inChats: z.boolean() });

export const exportFormatSchema = z.enum(['fhir', 'csv']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;
