import * as suggestions from '#shared/suggestions/suggestions.contract.ts';
import { weekSchema } from '#shared/suggestions/week.contract.ts';
import type { Operation } from './operation.ts';

const USER = '/api/users/:uid';

/** What to do now, and the library of exercises. */
export const SUGGESTION_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/exercises',
    summary: 'The exercises of the companion',
    status: 200,
    gives: suggestions.exerciseHeadListSchema,
  },
  {
    method: 'get',
    path: `${USER}/suggestions`,
    summary: 'At most five suggestions, best first, each with its reason and how it was ranked',
    status: 200,
    gives: suggestions.suggestionListSchema,
  },
  {
    method: 'patch',
    path: `${USER}/suggestions/:suggestionId`,
    summary: 'Say that a suggestion was begun, helped, is not for now or never',
    status: 200,
    takes: suggestions.answerSuggestionSchema,
    gives: suggestions.suggestionSchema,
  },
  {
    method: 'get',
    path: `${USER}/weeks/:monday`,
    summary: 'One week, made on demand: what was on the mind, what was tried, check-ins, what to take along',
    status: 200,
    gives: weekSchema,
  },
];
