import { searchResultSchema, searchSchema } from '#shared/search/search.contract.ts';
import type { Operation } from './operation.ts';

/** Search over everything a person wrote. */
export const SEARCH_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/users/:uid/search',
    summary: 'Find words in what a person wrote, newest first, by kind; nothing of it is stored',
    status: 200,
    takes: searchSchema,
    gives: searchResultSchema,
  },
];
