import { z } from 'zod';
import { countColumn, idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { sessionBodySchema } from './session-record.ts';

const inChat = [{ column: 'chat_id', to: 'chats' }] as const;

/** What this feature keeps of a person. */
export const KEPT_SESSIONS: readonly KeptRows[] = [
  {
    name: 'sessions',
    table: 'sessions',
    key: ['id'],
    plain: z.strictObject({ id: idColumn, chat_id: idColumn, started_at: timeColumn, ended_at: timeColumn }),
    sealed: [{ column: 'body', holds: sessionBodySchema }],
    revised: true,
    refers: inChat,
  },
  {
    name: 'chat-reviews',
    table: 'chat_reviews',
    key: ['chat_id'],
    plain: z.strictObject({
      chat_id: idColumn,
      reviewed_up_to: idColumn.nullable(),
      reviewed_position: countColumn,
      looked_at: timeColumn,
    }),
    sealed: [],
    revised: false,
    refers: inChat,
  },
];
