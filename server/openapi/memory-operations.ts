import * as chats from '#shared/chats/chats.contract.ts';
import * as memories from '#shared/memories/memories.contract.ts';
import * as sessions from '#shared/memories/sessions.contract.ts';
import type { Operation } from './operation.ts';

const USER = '/api/users/:uid';
const CHAT = `${USER}/chats/:chatId`;

/** Memories, sessions and temporary chats. */
export const MEMORY_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: `${CHAT}/end-session`,
    summary: 'End the session of a chat; once for each stretch of talk',
    status: 200,
    takes: sessions.endSessionSchema,
    gives: sessions.endedSessionSchema,
  },
  {
    method: 'get',
    path: `${CHAT}/pick-up`,
    summary: 'How this new chat may begin',
    status: 200,
    gives: sessions.pickUpSchema,
  },
  {
    method: 'post',
    path: `${CHAT}/keep`,
    summary: 'Keep a temporary chat',
    status: 200,
    gives: chats.chatDocumentSchema,
  },
  {
    method: 'post',
    path: `${CHAT}/temporary`,
    summary: 'Make an empty chat a temporary one',
    status: 200,
    gives: chats.chatDocumentSchema,
  },
  {
    method: 'get',
    path: `${USER}/sessions`,
    summary: 'Ended sessions, newest first',
    status: 200,
    gives: sessions.sessionListSchema,
  },
  {
    method: 'post',
    path: `${USER}/sessions/catch-up`,
    summary: 'End what no page could end',
    status: 200,
    gives: sessions.caughtUpSchema,
  },
  {
    method: 'get',
    path: `${USER}/memories`,
    summary: 'What is remembered and proposed, and in which mode',
    status: 200,
    gives: memories.memoryListSchema,
  },
  {
    method: 'patch',
    path: `${USER}/memories/:memoryId`,
    summary: 'Keep, reword or stop using a memory',
    status: 200,
    takes: memories.updateMemorySchema,
    gives: memories.memorySchema,
  },
  { method: 'delete', path: `${USER}/memories/:memoryId`, summary: 'Forget one thing', status: 204 },
  {
    method: 'get',
    path: `${USER}/kept-items`,
    summary: 'What was written in exercises and kept',
    status: 200,
    gives: memories.keptItemListSchema,
  },
];
