import { z } from 'zod';
import { flagColumn, idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { DRAFT_TEXT_MAX, messageStateSchema, TITLE_MAX } from '#shared/chats/chats.contract.ts';
import { languageTagSchema } from '#shared/language/language-tag.contract.ts';
import { type ChatBody, chatBodySchema, NEW_CHAT } from './chat-record.ts';
import { companionStateSchema } from './companion-state.schema.ts';
import { type MessageBody, messageBodySchema, userBody } from './message-record.ts';
import { NO_CHAT_YET } from './no-chat-yet.ts';

/** Longer than any reply; a person's own messages are shorter. */
const TEXT_MAX = 100_000;
const FIRST_REV = 1;

/** What this feature keeps of a person. Chats come before what hangs on them. */
export const KEPT_CHATS: readonly KeptRows[] = [
  {
    name: 'chats',
    table: 'chats',
    key: ['id'],
    plain: z.strictObject({ id: idColumn, created_at: timeColumn, touched_at: timeColumn }),
    sealed: [
      {
        column: 'body',
        holds: chatBodySchema.extend({ title: z.string().max(TITLE_MAX).nullable(), language: languageTagSchema }),
        // Its messages are still there.
        fallback: NEW_CHAT,
      },
    ],
    revised: true,
  },
  {
    name: 'messages',
    table: 'messages',
    key: ['id'],
    plain: z.strictObject({
      id: idColumn,
      chat_id: idColumn,
      parent_id: idColumn.nullable(),
      role: z.enum(['user', 'assistant']),
      // One that is still being written ends with what is there: nobody would finish it elsewhere.
      state: messageStateSchema.transform((state) => (state === 'streaming' ? ('stopped' as const) : state)),
      position: z.int().min(1).max(1_000_000),
      active: flagColumn,
      created_at: timeColumn,
    }),
    sealed: [
      { column: 'body', holds: messageBodySchema.extend({ text: z.string().max(TEXT_MAX) }) },
      { column: 'companion_state', holds: companionStateSchema, rev: FIRST_REV, optional: true, dispensable: true },
    ],
    revised: true,
    refers: [{ column: 'chat_id', to: 'chats' }],
  },
  {
    name: 'drafts',
    table: 'drafts',
    key: ['chat_id'],
    plain: z.strictObject({ chat_id: z.union([idColumn, z.literal(NO_CHAT_YET)]), updated_at: timeColumn }),
    sealed: [{ column: 'body', holds: 'text', longest: DRAFT_TEXT_MAX }],
    revised: true,
  },
];

/** What a chat's sealed body holds, as other features read it. */
export type KeptChatBody = ChatBody;
/** What a message's sealed body holds, as other features read it. */
export type KeptMessageBody = MessageBody;

/** The body of a chat that was brought in from elsewhere, with what is known of it. */
export const broughtChatBody = (known: Partial<ChatBody>): ChatBody => ({ ...NEW_CHAT, ...known });

/** The body of a message that was brought in. @param level of risk, 0 to 3 (`assess`) */
export const broughtMessageBody = (text: string, level: MessageBody['level']): MessageBody => userBody(text, level);
