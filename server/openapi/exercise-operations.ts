import * as exercises from '#shared/exercises/exercises.contract.ts';
import type { Operation } from './operation.ts';

const USER = '/api/users/:uid';

/** Exercises done in the player. */
export const EXERCISE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: `${USER}/exercises`,
    summary: 'Exercises done, newest first, how often each one helped, and what speaks against one now',
    status: 200,
    gives: exercises.exerciseRunListSchema,
  },
  {
    method: 'post',
    path: `${USER}/exercises`,
    summary: 'Store an exercise that was done, or add what was said of it; its id is the idempotency key',
    status: 200,
    takes: exercises.saveRunSchema,
    gives: exercises.exerciseRunSchema,
  },
  {
    method: 'post',
    path: `${USER}/exercises/look`,
    summary: 'The risk look of the chat at what is written in an exercise; no word of it is stored',
    status: 200,
    takes: exercises.lookSchema,
    gives: exercises.lookResultSchema,
  },
  {
    method: 'put',
    path: `${USER}/exercises/notes`,
    summary: 'Keep what exercises are to mind for this person',
    status: 200,
    takes: exercises.exerciseNotesSchema,
    gives: exercises.exerciseNotesSchema,
  },
  { method: 'delete', path: `${USER}/exercises/notes`, summary: 'Forget what exercises are to mind', status: 204 },
  { method: 'delete', path: `${USER}/exercises/:runId`, summary: 'Delete an exercise that was done', status: 204 },
];
