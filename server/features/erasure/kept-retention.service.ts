import { z } from 'zod';
import { type KeptRows, timeColumn } from '#server/db/kept-rows.ts';

const days = z.int().min(1).max(36_500).nullable();

/** What this feature keeps of a person that goes along with them. */
export const KEPT_RETENTION: readonly KeptRows[] = [
  {
    name: 'retention',
    table: 'retention_choices',
    person: 'uid',
    key: [],
    plain: z.strictObject({
      chats_days: days,
      journal_days: days,
      checkins_days: days,
      chosen_at: timeColumn,
      next_run_at: timeColumn,
    }),
    sealed: [],
    revised: false,
    join: (here) => here,
  },
];
