import { z } from 'zod';
import { idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { NOTE_MAX, TAG_MAX, TAGS_MAX } from '#shared/checkins/checkins.contract.ts';
import { keptSchema } from './checkins.repository.ts';
import { bodySchema, type ReminderBody } from './reminders.repository.ts';
import { hashOfStop, newStopToken } from './stop-token.ts';

/** What this feature keeps of a person. */
export const KEPT_CHECKINS: readonly KeptRows[] = [
  {
    name: 'checkins',
    table: 'checkins',
    key: ['id'],
    plain: z.strictObject({ id: idColumn, at: timeColumn }),
    sealed: [
      {
        column: 'body',
        holds: keptSchema.extend({
          id: idColumn,
          day: z.iso.date(),
          at: z.iso.datetime(),
          tags: z.array(z.string().max(TAG_MAX)).max(TAGS_MAX),
          note: z.string().max(NOTE_MAX),
        }),
      },
    ],
    revised: true,
  },
  {
    name: 'checkin-reminders',
    table: 'checkin_reminders',
    key: [],
    plain: z.strictObject({
      due_day: timeColumn.nullable(),
      stop_hash: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .nullable(),
    }),
    sealed: [{ column: 'body', holds: bodySchema }],
    revised: true,
    // The link that stops them is a secret of the mails of one instance.
    leaves: (row) => ({ ...row, stop_hash: null, body: { ...(row.body as ReminderBody), stopToken: null } }),
    arrives: (row) => {
      const body = row.body as ReminderBody;
      const stopToken = body.channel === 'off' ? null : newStopToken();
      return { ...row, stop_hash: stopToken && hashOfStop(stopToken), body: { ...body, stopToken } };
    },
    join: (here) => here,
  },
];
