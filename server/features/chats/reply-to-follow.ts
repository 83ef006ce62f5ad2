import { z } from 'zod';
import { parse } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { findMessage } from './messages.repository.ts';

const cursorSchema = z.coerce.number().int().min(0).max(1_000_000).default(0);

/**
 * Checks that a reply is the person's own and that the reader's cursor lies within it.
 *
 * @throws AppError `chats.reply_not_found`, `chats.cursor_invalid`
 */
export async function findReplyToFollow(
  p: Platform,
  userId: string,
  wanted: { chatId: string; replyId: string; lastEventId: string | undefined },
): Promise<{ vault: UserVault; replyId: string; from: number }> {
  const vault = await p.vault.forUser(userId);
  const reply = await findMessage(p.db, vault, userId, wanted.replyId);
  if (!reply || reply.chatId !== wanted.chatId || reply.role !== 'assistant')
    throw new AppError('chats.reply_not_found');
  const from = parse(cursorSchema, wanted.lastEventId, 'chats.cursor_invalid');
  if (from > (reply.body?.text.length ?? 0)) throw new AppError('chats.cursor_invalid');
  return { vault, replyId: wanted.replyId, from };
}
