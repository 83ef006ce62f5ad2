import { z } from 'zod';
import { safetyStepSchema, scoreResultSchema } from '#shared/questionnaires/questionnaires.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';

/** What is sealed in a response's row. */
export const responseBodySchema = z.object({
  questionnaire: z.string(),
  version: z.string(),
  answers: z.record(z.string(), z.int()),
  at: z.string().nullable(),
  /** Empty until it is handed in, and then as this version of the form scored it. */
  scores: z.array(scoreResultSchema),
  safety: z.array(z.string()),
  safetyStep: safetyStepSchema,
  /** Where the questions of the safety step led. */
  safetyLevel: riskLevelSchema.nullable(),
  inChats: z.boolean(),
  /** A chat began with it. */
  heard: z.boolean().optional(),
  /** The attempt that handed it in. */
  submitKey: z.string().nullable(),
});
export type ResponseBody = z.infer<typeof responseBodySchema>;

export interface ResponseRecord {
  id: string;
  /** Epoch milliseconds. */
  startedAt: number;
  updatedAt: number;
  submittedAt: number | null;
  rev: number;
  body: ResponseBody;
}

export type SubmittedRecord = ResponseRecord & { submittedAt: number };

export const isSubmitted = (record: ResponseRecord): record is SubmittedRecord => record.submittedAt !== null;
