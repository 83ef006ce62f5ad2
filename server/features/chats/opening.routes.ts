import { Hono } from 'hono';
import { findUid } from '#server/features/auth/session-middleware.ts';
import { readSettings, readUserDocument } from '#server/features/profile/profile.service.ts';
import { parse } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import type { Opening } from '#shared/chats/opening.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { readChatState, readFirstDraft } from './chats.service.ts';
import { readChat, readChats } from './read-chats.ts';
import { readMessages } from './read-messages.ts';
import { placeForNew, placeOf } from './temporary.service.ts';

type Reads = Record<string, () => Promise<unknown>>;

function readsOf(p: Platform, uid: string, chatId: string | undefined): Reads {
  const user = `/api/users/${uid}`;
  const always: Reads = {
    [user]: () => readUserDocument(p, uid),
    [`${user}/settings`]: () => readSettings(p, uid),
    [`${user}/chats`]: () => readChats(p, uid, {}),
  };
  if (chatId === undefined)
    return {
      ...always,
      [`${user}/draft`]: async () => ({ text: await readFirstDraft(await placeForNew(p, uid), uid) }),
    };
  const chat = `${user}/chats/${chatId}`;
  return {
    ...always,
    [chat]: async () => readChat(await placeOf(p, uid, chatId), uid, chatId),
    [`${chat}/state`]: async () => readChatState(await placeOf(p, uid, chatId), uid, chatId),
    [`${chat}/messages`]: async () => readMessages(await placeOf(p, uid, chatId), uid, chatId, {}),
  };
}

/** `/api/opening?chat=`: everything a page of the chat needs before it can be drawn, in one answer. */
export function openingRoutes(p: Platform): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const uid = await findUid(c, p);
    if (uid === null) return c.json<Opening>({ answers: {} });
    const asked = c.req.query('chat');
    const chatId = asked === undefined ? undefined : parse(idSchema, asked, 'chats.not_found');
    const reads = Object.entries(readsOf(p, uid, chatId));
    const read = async ([path, get]: (typeof reads)[number]) => {
      try {
        return [[path, await get()]];
      } catch (error) {
        // A chat that is gone says so when it is asked for by itself.
        if (error instanceof AppError) return [];
        throw error;
      }
    };
    return c.json<Opening>({ answers: Object.fromEntries((await Promise.all(reads.map(read))).flat()) });
  });
  return routes;
}
