import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { findVersions } from './branches.repository.ts';
import type { MessageRecord } from './message-record.ts';
import { closeMessage, findMessage, lockMessage, removeMessage, saveMessage } from './messages.repository.ts';
import { findRunningReply, releaseReply } from './running-replies.repository.ts';

/**
 * Ends the running reply of a locked chat, inside its transaction: what was shown
 * stays, as `stopped`; a reply of which nothing was shown yet goes without a trace.
 *
 * @returns the reply to abort after the commit, or null
 */
export async function stopRunning(
  p: Platform,
  vault: UserVault,
  userId: string,
  chatId: string,
): Promise<string | null> {
  const replyId = await findRunningReply(p.db, userId, chatId);
  if (!replyId) return null;
  await releaseReply(p.db, userId, replyId);
  // Locked: a sentence stored between the look and the write would leave the reply neither running nor ended.
  const reply = await lockMessage(p.db, vault, userId, replyId);
  if (!reply) return replyId;
  if (!reply.body) {
    await closeMessage(p.db, userId, replyId);
    return replyId;
  }
  if (reply.body.text === '') await removeMessage(p.db, userId, replyId);
  else await saveMessage(p.db, vault, userId, { ...reply, body: reply.body, state: 'stopped' });
  return replyId;
}

/** The newest reply to a message, or to the message that was answered together with it. */
export async function findReplyTo(
  db: Platform['db'],
  vault: UserVault,
  userId: string,
  message: MessageRecord,
): Promise<MessageRecord | null> {
  const children = await db
    .selectFrom('messages')
    .select(['id', 'role'])
    .where('user_id', '=', userId)
    .where('chat_id', '=', message.chatId)
    .where('parent_id', '=', message.id)
    .orderBy('active', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const reply = children.find((child) => child.role === 'assistant');
  if (reply) return findMessage(db, vault, userId, reply.id);
  const next = children[0] ? await findMessage(db, vault, userId, children[0].id) : null;
  return next ? findReplyTo(db, vault, userId, next) : null;
}

/** Versions for a single message, oldest first. */
export async function versionsOf(db: Platform['db'], userId: string, message: MessageRecord): Promise<string[]> {
  return (await findVersions(db, userId, message.chatId, [message])).get(message.id) ?? [message.id];
}
