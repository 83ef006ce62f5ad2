import { z } from 'zod';
import { sessionSchema } from '#shared/auth/auth.contract.ts';
import { lockOffSchema, lockStateSchema, openLockSchema, saveLockSchema } from '#shared/auth/lock.contract.ts';
import type { Operation } from './operation.ts';

const LOCK = '/api/auth/lock';

/** The lock of a person's pages, and leaving in a hurry. */
export const LOCK_OPERATIONS: readonly Operation[] = [
  { method: 'get', path: LOCK, summary: 'The lock as it is set up', status: 200, gives: lockStateSchema },
  {
    method: 'post',
    path: LOCK,
    summary: 'Set a lock up, where there is none',
    status: 200,
    takes: saveLockSchema,
    gives: lockStateSchema,
  },
  {
    method: 'put',
    path: LOCK,
    summary: 'Change the lock: its minutes, its PIN',
    status: 200,
    takes: saveLockSchema,
    gives: lockStateSchema,
  },
  { method: 'post', path: `${LOCK}/off`, summary: 'Turn the lock off', status: 204, takes: lockOffSchema },
  { method: 'post', path: `${LOCK}/now`, summary: 'Lock this session', status: 200, gives: sessionSchema },
  {
    method: 'post',
    path: `${LOCK}/begin-passkey`,
    summary: 'What the browser needs to open a locked session by passkey',
    status: 200,
    gives: z.looseObject({ challenge: z.string() }),
  },
  {
    method: 'post',
    path: `${LOCK}/open`,
    summary: 'Open a locked session; the fifth wrong PIN ends it',
    status: 200,
    takes: openLockSchema,
    gives: sessionSchema,
  },
  {
    method: 'post',
    path: '/api/auth/leave',
    summary: 'Quick exit: the session locks or ends, and the browser is asked to forget',
    status: 204,
  },
];
