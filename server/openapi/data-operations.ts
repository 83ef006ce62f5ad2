import { bringChatSchema, broughtChatSchema } from '#shared/data/foreign-chats.contract.ts';
import {
  beginImportSchema,
  broughtSchema,
  importPartSchema,
  transferAnswerSchema,
} from '#shared/data/transfers.contract.ts';
import type { Operation } from './operation.ts';

const BRING = '/api/auth/bring-along';
const USER = '/api/users/:uid';

/** Taking everything out, and bringing it in. */
export const DATA_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: `${USER}/export`,
    summary: 'How far the archive of everything is, or null',
    status: 200,
    gives: transferAnswerSchema,
  },
  {
    method: 'post',
    path: `${USER}/export`,
    summary: 'Make an archive of everything; asks who is there',
    status: 202,
    gives: transferAnswerSchema,
  },
  { method: 'delete', path: `${USER}/export`, summary: 'Throw the archive away', status: 204 },
  { method: 'post', path: `${USER}/export/open`, summary: 'Ask who is there before a download', status: 204 },
  {
    method: 'get',
    path: `${USER}/export/:transferId/file`,
    summary: 'The finished archive, a ZIP file; Range resumes',
    status: 200,
  },
  {
    method: 'get',
    path: `${USER}/chats/:chatId/export`,
    summary: 'One whole chat as a file, `?as=markdown` or `json`',
    status: 200,
  },
  {
    method: 'get',
    path: `${USER}/import`,
    summary: 'How far the archive that is brought in is, or null',
    status: 200,
    gives: transferAnswerSchema,
  },
  {
    method: 'post',
    path: `${USER}/import`,
    summary: 'Make room for an archive that is sent part by part',
    status: 202,
    takes: beginImportSchema,
    gives: transferAnswerSchema,
  },
  { method: 'delete', path: `${USER}/import`, summary: 'Forget what was sent, or how it ended', status: 204 },
  {
    method: 'put',
    path: `${USER}/import/:transferId/parts/:part`,
    summary: 'One part, as base64',
    status: 204,
    takes: importPartSchema,
  },
  {
    method: 'post',
    path: `${USER}/import/:transferId/apply`,
    summary: 'Bring in what was sent',
    status: 202,
    gives: transferAnswerSchema,
  },
  {
    method: 'post',
    path: `${USER}/import/chats`,
    summary: 'Some messages of a chat from another service; the same ones again make nothing twice',
    status: 200,
    takes: bringChatSchema,
    gives: broughtChatSchema,
  },
  {
    method: 'post',
    path: `${BRING}/ticket`,
    summary: 'Somebody without an account wants to take along what they have when they sign in',
    status: 204,
  },
  { method: 'delete', path: `${BRING}/ticket`, summary: 'They would rather leave it behind', status: 204 },
  {
    method: 'post',
    path: BRING,
    summary: 'Moves what the ticket of this browser stands for into the account that is signed in',
    status: 200,
    gives: broughtSchema,
  },
];
