import { checkinListSchema, checkinSchema, writeCheckinSchema } from '#shared/checkins/checkins.contract.ts';
import type { Operation } from './operation.ts';

const CHECKINS = '/api/users/:uid/checkins';

/** Mood check-ins. */
export const CHECKIN_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: CHECKINS,
    summary: 'Mood check-ins of the last so many days (`days`, a year where it is not said), newest first',
    status: 200,
    gives: checkinListSchema,
  },
  {
    method: 'put',
    path: `${CHECKINS}/:checkinId`,
    summary: 'Keep a check-in, or change it; its id is the idempotency key',
    status: 200,
    takes: writeCheckinSchema,
    gives: checkinSchema,
  },
  { method: 'delete', path: `${CHECKINS}/:checkinId`, summary: 'Delete a check-in for good', status: 204 },
];
