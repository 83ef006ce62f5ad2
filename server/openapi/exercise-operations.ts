import * as exercises from '#shared/exercises/exercises.contract.ts';
import type { Operation } from './operation.ts';

const USER = '/api/users/:uid';

/** Exercises done in the player. */
export const EXERCISE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: `${USER}/exercises`,
    summary: 'Exercises done, newest first, and how often each one helped',
    status: 200,
    gives: exercises.exerciseRunListSchema,
  },
  {
    method: 'post',
    path: `${USER}/exercises`,
    summary: 'Store an exercise that was done; its id is the idempotency key',
    status: 200,
    takes: exercises.saveRunSchema,
    gives: exercises.exerciseRunSchema,
  },
  {
    method: 'post',
    path: `${USER}/exercises/look`,
    summary: 'The risk look of the chat at what is written in an exercise; nothing is stored',
    status: 200,
    takes: exercises.lookSchema,
    gives: exercises.lookResultSchema,
  },
  { method: 'delete', path: `${USER}/exercises/:runId`, summary: 'Delete an exercise that was done', status: 204 },
];
