import { z } from 'zod';
import { idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { safetyStepSchema, scoreResultSchema } from '#shared/questionnaires/questionnaires.contract.ts';
import { riskLevelSchema } from '#shared/safety/risk.contract.ts';

const name = z.string().max(64);
const responseSchema = z.strictObject({
  questionnaire: name,
  version: name,
  answers: z.record(name, z.number()),
  at: name.nullable(),
  scores: z.array(scoreResultSchema).max(50),
  safety: z.array(name).max(50),
  safetyStep: safetyStepSchema,
  safetyLevel: riskLevelSchema.nullable(),
  inChats: z.boolean(),
  heard: z.boolean().optional(),
  submitKey: z.string().max(64).nullable(),
});

/** What this feature keeps of a person. */
export const KEPT_RESPONSES: readonly KeptRows[] = [
  {
    name: 'questionnaire-responses',
    table: 'questionnaire_responses',
    key: ['id'],
    plain: z.strictObject({
      id: idColumn,
      started_at: timeColumn,
      updated_at: timeColumn,
      submitted_at: timeColumn.nullable(),
    }),
    sealed: [{ column: 'body', holds: responseSchema }],
    revised: true,
  },
];
