import { readPerson } from '#server/features/auth/people.service.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { Message, MessagePage } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { beginReply } from './begin-reply.ts';
import { enterBranch, findVersions, leadTo, leaveBranch } from './branches.repository.ts';
import { lockChat, saveChatBody } from './chats.repository.ts';
import { mayCheckIn } from './check-ins.ts';
import { writeReply } from './generation.ts';
import { toMessage } from './message-record.ts';
import { findMessage, saveMessage } from './messages.repository.ts';
import { readMessages } from './read-messages.ts';
import { abortReply } from './reply-registry.ts';
import { findRunningReply } from './running-replies.repository.ts';
import { stopRunning, versionsOf } from './stopping.ts';
import { chatAfter, readBefore, takeTurn } from './turn.ts';
import { withMemory } from './turn-memory.ts';

/**
 * Stops a reply that is being written; what was shown of it stays. A reply that is
 * over is left as it is.
 *
 * @throws AppError `chats.not_found`, `chats.reply_not_found`
 */
export async function stopReply(p: Platform, userId: string, chatId: string, replyId: string): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const stopped = await p.db.transaction().execute(async (tx) => {
    if (!(await lockChat(tx, vault, userId, chatId, p.clock()))) throw new AppError('chats.not_found');
    if ((await findRunningReply(tx, userId, chatId)) === replyId)
      return stopRunning({ ...p, db: tx }, vault, userId, chatId);
    const reply = await findMessage(tx, vault, userId, replyId);
    if (!reply || reply.chatId !== chatId) throw new AppError('chats.reply_not_found');
    return null;
  });
  if (!stopped) return;
  abortReply(stopped);
  p.live.publish(userId, 'chat', chatId);
  p.live.publish(userId, 'reply', stopped);
}

/**
 * Answers the same message once more; the version before is kept beside it. The new
 * reply's id is the client's, so that a retry of the retry changes nothing.
 *
 * @throws AppError `chats.not_found`, `chats.reply_not_found`, `chats.nothing_to_retry`, `chats.id_taken`
 */
export async function retryReply(
  p: Platform,
  userId: string,
  chatId: string,
  replyId: string,
  newId: string,
): Promise<Message> {
  const vault = await p.vault.forUser(userId);
  const person = await readPerson(p, userId);
  const done = await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    const chat = await lockChat(tx, vault, userId, chatId, p.clock());
    if (!chat) throw new AppError('chats.not_found');
    if (chat.body.imported) throw new AppError('chats.read_only');
    const again = await findMessage(tx, vault, userId, newId);
    if (again && (again.chatId !== chatId || again.role !== 'assistant')) throw new AppError('chats.id_taken');
    if (again) return { reply: again, generation: null, stopped: null };
    const old = await findMessage(tx, vault, userId, replyId);
    if (!old || old.chatId !== chatId || old.role !== 'assistant') throw new AppError('chats.reply_not_found');
    const parent = old.parentId ? await findMessage(tx, vault, userId, old.parentId) : null;
    if (!parent) throw new AppError('chats.nothing_to_retry');
    const stopped = await stopRunning(inside, vault, userId, chatId);
    const { texts, state } = await readBefore(tx, vault, userId, parent);
    const decided = takeTurn(p, {
      userId,
      chat,
      replyId: newId,
      texts,
      state,
      localHour: null,
      ageBand: person.ageBand,
      checkIns: await mayCheckIn(inside, userId, state),
      avoid: await textsOf(inside, vault, userId, await versionsOf(tx, userId, old)),
    });
    const above = parent.parentId ? await findMessage(tx, vault, userId, parent.parentId) : null;
    const rest = { chatId, replyId: newId, messageId: parent.id, texts, above, again: true };
    const remembered = await withMemory(inside, vault, person, { ...rest, result: decided });
    await leadTo(tx, userId, chatId, parent);
    await leaveBranch(tx, userId, chatId, old.position);
    const { reply, generation } = await beginReply(inside, vault, person, chat, {
      parent,
      replyId: newId,
      ...remembered,
    });
    await saveChatBody(tx, vault, userId, chat, chatAfter(chat.body, remembered.result));
    return { reply, generation, stopped };
  });
  if (done.stopped) abortReply(done.stopped);
  p.live.publish(userId, 'chat', chatId);
  p.live.publish(userId, 'chats');
  if (done.generation) void writeReply(p, done.generation);
  return toMessage(done.reply, await versionsOf(p.db, userId, done.reply));
}

/** What the versions of a reply say, as far as they open. */
async function textsOf(p: Platform, vault: UserVault, userId: string, ids: string[]): Promise<string[]> {
  const texts: string[] = [];
  // One after the other: they share the transaction's one connection.
  for (const id of ids) {
    const version = await findMessage(p.db, vault, userId, id);
    if (version?.body) texts.push(version.body.text);
  }
  return texts;
}

/** Shows the branch that goes through a message. @throws AppError `chats.not_found`, `chats.message_not_found` */
export async function selectVersion(
  p: Platform,
  userId: string,
  chatId: string,
  messageId: string,
): Promise<MessagePage> {
  const vault = await p.vault.forUser(userId);
  const stopped = await p.db.transaction().execute(async (tx) => {
    if (!(await lockChat(tx, vault, userId, chatId, p.clock()))) throw new AppError('chats.not_found');
    const message = await findMessage(tx, vault, userId, messageId);
    if (!message || message.chatId !== chatId) throw new AppError('chats.message_not_found');
    if (message.active) return null;
    const stopped = await stopRunning({ ...p, db: tx }, vault, userId, chatId);
    if (message.parentId) await leadTo(tx, userId, chatId, await findMessage(tx, vault, userId, message.parentId));
    await enterBranch(tx, userId, chatId, message);
    return stopped;
  });
  if (stopped) abortReply(stopped);
  p.live.publish(userId, 'chat', chatId);
  return readMessages(p, userId, chatId, {});
}

/** Thumbs up, down or none. @throws AppError `chats.message_not_found` */
export async function rateReply(
  p: Platform,
  userId: string,
  chatId: string,
  messageId: string,
  feedback: 'up' | 'down' | null,
): Promise<Message> {
  const vault = await p.vault.forUser(userId);
  return p.db.transaction().execute(async (tx) => {
    if (!(await lockChat(tx, vault, userId, chatId, p.clock()))) throw new AppError('chats.not_found');
    // Asked in this order: a reply that ends in between is then read as it ended.
    const running = (await findRunningReply(tx, userId, chatId)) === messageId;
    const message = await findMessage(tx, vault, userId, messageId);
    if (!message?.body || message.chatId !== chatId || message.role !== 'assistant' || running) {
      throw new AppError('chats.message_not_found');
    }
    const rated = { ...message, body: { ...message.body, feedback } };
    await saveMessage(tx, vault, userId, rated);
    const versions = await findVersions(tx, userId, chatId, [message]);
    return toMessage(rated, versions.get(message.id));
  });
}
