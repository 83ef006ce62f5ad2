import { checkinListSchema, checkinSchema, writeCheckinSchema } from '#shared/checkins/checkins.contract.ts';
import { remindersSchema, stopRemindersSchema, writeRemindersSchema } from '#shared/checkins/reminders.contract.ts';
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
  {
    method: 'get',
    path: '/api/users/:uid/reminders',
    summary: 'How one is reminded of check-ins',
    status: 200,
    gives: remindersSchema,
  },
  {
    method: 'put',
    path: '/api/users/:uid/reminders',
    summary: 'Be reminded by mail on some days at an hour, or not',
    status: 200,
    takes: writeRemindersSchema,
    gives: remindersSchema,
  },
  {
    method: 'post',
    path: '/api/reminders/stop',
    summary: 'Turn reminders off by the link of a mail, signed in or not; it works once',
    status: 204,
    takes: stopRemindersSchema,
  },
];
