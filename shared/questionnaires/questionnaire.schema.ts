import { z } from 'zod';
import { codingSchema } from './instrument.contract.ts';

const extensionSchema = z.looseObject({
  url: z.string(),
  get extension() {
    return z.array(extensionSchema).optional();
  },
});
const extensions = z.array(extensionSchema).default([]);
const linkId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const answerOptionSchema = z.strictObject({ extension: extensions, valueCoding: codingSchema.required() });

/** The part of a FHIR R4 Questionnaire that a content file may use. Strict: a misspelt name stops the build. */
const itemSchema = z.strictObject({
  extension: extensions,
  linkId,
  code: z.array(codingSchema).length(1).optional(),
  text: z.string().min(1).optional(),
  type: z.enum(['group', 'display', 'choice', 'decimal']),
  enableWhen: z
    .array(z.strictObject({ question: linkId, operator: z.enum(['=', '!=']), answerCoding: codingSchema }))
    .optional(),
  enableBehavior: z.literal('any').optional(),
  required: z.boolean().optional(),
  readOnly: z.literal(true).optional(),
  answerOption: z.array(answerOptionSchema).min(2).optional(),
  get item() {
    return z.array(itemSchema).min(1).optional();
  },
});
export type QuestionnaireItem = z.infer<typeof itemSchema>;

export const questionnaireSchema = z.strictObject({
  resourceType: z.literal('Questionnaire'),
  id: linkId,
  meta: z.strictObject({ profile: z.array(z.string()) }),
  language: z.string(),
  extension: extensions,
  url: z.url(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  name: z.string().regex(/^[A-Z][A-Za-z0-9_]*$/),
  title: z.string().min(1),
  status: z.literal('active'),
  subjectType: z.tuple([z.literal('Patient')]),
  date: z.iso.date(),
  publisher: z.string().min(1),
  copyright: z.string().min(1),
  code: z.array(codingSchema).length(1).optional(),
  item: z.array(itemSchema).min(1),
});
export type QuestionnaireResource = z.infer<typeof questionnaireSchema>;
