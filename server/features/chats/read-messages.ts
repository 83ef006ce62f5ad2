import type { Platform } from '#server/platform.ts';
import { MESSAGES_PAGE, type MessagePage } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { findVersions } from './branches.repository.ts';
import { chatExists } from './chats.repository.ts';
import { toMessage } from './message-record.ts';
import { listBranch } from './messages.repository.ts';

/** A page of the branch shown, oldest first. @throws AppError `chats.not_found` */
export async function readMessages(
  p: Platform,
  userId: string,
  chatId: string,
  page: { before?: number | undefined; limit?: number | undefined },
): Promise<MessagePage> {
  const vault = await p.vault.forUser(userId);
  const limit = page.limit ?? MESSAGES_PAGE;
  const [exists, messages] = await Promise.all([
    chatExists(p.db, userId, chatId),
    listBranch(p.db, vault, userId, chatId, { before: page.before ?? null, limit }),
  ]);
  if (!exists) throw new AppError('chats.not_found');
  const versions = messages.length > 0 ? await findVersions(p.db, userId, chatId, messages) : new Map();
  const first = messages[0];
  return {
    messages: messages.map((message) => toMessage(message, versions.get(message.id))),
    before: first && messages.length === limit && first.position > 1 ? String(first.position) : null,
  };
}
