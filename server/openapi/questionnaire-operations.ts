import { instrumentSchema } from '#shared/questionnaires/instrument.contract.ts';
import * as questionnaires from '#shared/questionnaires/questionnaires.contract.ts';
import type { Operation } from './operation.ts';

const LIST = '/api/questionnaires';
const USER = '/api/users/:uid';
const RESPONSE = `${USER}/responses/:responseId`;

/** Questionnaires, answers, results, exports. */
export const QUESTIONNAIRE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: LIST,
    summary: 'The questionnaires offered here',
    status: 200,
    gives: questionnaires.questionnaireListSchema,
  },
  {
    method: 'get',
    path: `${LIST}/:id`,
    summary: 'One questionnaire, to be asked',
    status: 200,
    gives: instrumentSchema,
  },
  { method: 'get', path: `${LIST}/:id/fhir`, summary: 'The same as a FHIR R4 Questionnaire', status: 200 },
  {
    method: 'get',
    path: `${USER}/questionnaires`,
    summary: 'What was filled, what is due, what was begun',
    status: 200,
    gives: questionnaires.standingsSchema,
  },
  {
    method: 'get',
    path: `${USER}/responses`,
    summary: 'Results, newest first; `?questionnaire=` for one form, its newest ones up to `?limit=`, and its trend',
    status: 200,
    gives: questionnaires.resultListSchema,
  },
  {
    method: 'post',
    path: `${USER}/responses`,
    summary: 'Begin a questionnaire, or go on with the one that was begun',
    status: 200,
    takes: questionnaires.startResponseSchema,
    gives: questionnaires.responseSchema,
  },
  {
    method: 'get',
    path: `${USER}/responses/export`,
    summary: 'All answers and scores, `?format=fhir` or `csv`; `?questionnaire=` for one form',
    status: 200,
  },
  {
    method: 'get',
    path: RESPONSE,
    summary: 'Begun answers, or a result with its answers',
    status: 200,
    gives: questionnaires.responseSchema,
  },
  {
    method: 'patch',
    path: RESPONSE,
    summary: 'Keep some answers',
    status: 200,
    takes: questionnaires.saveAnswersSchema,
    gives: questionnaires.responseSchema,
  },
  { method: 'delete', path: RESPONSE, summary: 'Delete begun answers or a result', status: 204 },
  {
    method: 'post',
    path: `${RESPONSE}/submit`,
    summary: 'Hand answers in and score them',
    status: 200,
    takes: questionnaires.submitResponseSchema,
    gives: questionnaires.responseSchema,
  },
  {
    method: 'put',
    path: `${RESPONSE}/safetyStep`,
    summary: 'Say how the safety step went',
    status: 200,
    takes: questionnaires.safetyStepOutcomeSchema,
    gives: questionnaires.responseSchema,
  },
  {
    method: 'put',
    path: `${RESPONSE}/inChats`,
    summary: 'Let chats use a result, or not',
    status: 200,
    takes: questionnaires.useInChatsSchema,
    gives: questionnaires.responseSchema,
  },
  { method: 'get', path: `${RESPONSE}/export`, summary: 'One response, `?format=fhir` or `csv`', status: 200 },
];
