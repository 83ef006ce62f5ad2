import { z } from 'zod';
import { idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { ENTRY_TEXT_MAX } from '#shared/journal/journal.contract.ts';

const entrySchema = z.strictObject({
  id: idColumn,
  day: z.iso.date(),
  at: z.iso.datetime(),
  text: z.string().min(1).max(ENTRY_TEXT_MAX),
});

/** What this feature keeps of a person. */
export const KEPT_JOURNAL: readonly KeptRows[] = [
  {
    name: 'journal',
    table: 'journal_entries',
    key: ['id'],
    plain: z.strictObject({ id: idColumn, at: timeColumn }),
    sealed: [{ column: 'body', holds: entrySchema }],
    revised: true,
  },
];
