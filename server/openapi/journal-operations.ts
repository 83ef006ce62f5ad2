import { journalPageSchema, writeEntrySchema, writtenEntrySchema } from '#shared/journal/journal.contract.ts';
import type { Operation } from './operation.ts';

const JOURNAL = '/api/users/:uid/journal';

/** What was written outside of chats. */
export const JOURNAL_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: JOURNAL,
    summary: 'Entries, what was written in exercises and the lines of check-ins, newest first (`from`, `to`, `before`)',
    status: 200,
    gives: journalPageSchema,
  },
  {
    method: 'put',
    path: `${JOURNAL}/:entryId`,
    summary: 'Keep an entry, or change it; its id is the idempotency key',
    status: 200,
    takes: writeEntrySchema,
    gives: writtenEntrySchema,
  },
  { method: 'delete', path: `${JOURNAL}/:entryId`, summary: 'Delete an entry for good', status: 204 },
];
