import { z } from 'zod';
import { parse } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { CHATS_PAGE, type ChatDocument, type ChatList } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { toChatDocument } from './chat-record.ts';
import { findChat, listChats } from './chats.repository.ts';
import { listTemporary } from './temporary.service.ts';

const cursorSchema = z
  .string()
  .regex(/^\d{1,16}~[0-9a-f-]{36}$/)
  .transform((cursor) => {
    const [createdAt, id] = cursor.split('~') as [string, string];
    return { createdAt: Number(createdAt), id };
  });

/** Chats newest first, the temporary ones of this process on the first page. @throws AppError `chats.cursor_invalid` */
export async function readChats(
  p: Platform,
  userId: string,
  page: { before?: string | undefined; limit?: number | undefined },
): Promise<ChatList> {
  const limit = page.limit ?? CHATS_PAGE;
  const before = page.before === undefined ? null : parse(cursorSchema, page.before, 'chats.cursor_invalid');
  const vault = await p.vault.forUser(userId);
  const chats = await listChats(p.db, vault, userId, { before, limit });
  const temporary = before ? [] : await listTemporary(p, userId);
  const last = chats.at(-1);
  return {
    chats: [...temporary, ...chats]
      .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      .map(toChatDocument),
    before: last && chats.length === limit ? `${last.createdAt}~${last.id}` : null,
  };
}

/** @throws AppError `chats.not_found` */
export async function readChat(p: Platform, userId: string, chatId: string): Promise<ChatDocument> {
  const chat = await findChat(p.db, await p.vault.forUser(userId), userId, chatId);
  if (!chat) throw new AppError('chats.not_found');
  return toChatDocument(chat);
}
