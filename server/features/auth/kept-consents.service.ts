import { z } from 'zod';
import { flagColumn, idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';

/** The log of consents, as it is taken out and brought in. */
export const KEPT_CONSENTS: readonly KeptRows[] = [
  {
    name: 'consents',
    table: 'consent_events',
    key: ['id'],
    plain: z.strictObject({
      id: idColumn,
      at: timeColumn,
      consent: z.enum(['storeChats', 'memory', 'sendToModel']),
      given: flagColumn,
      receiver: z.string().max(400).nullable(),
    }),
    sealed: [],
    revised: false,
  },
];
