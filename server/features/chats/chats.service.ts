import { countsOf, keepReceipt } from '#server/features/erasure/receipts.service.ts';
import { countChatTraces, forgetChat } from '#server/features/memories/chat-traces.service.ts';
import { isTemporary } from '#server/features/memories/memory-mode.service.ts';
import type { Platform } from '#server/platform.ts';
import type { ChatDocument, ChatState, DeleteReceipt, UpdateChat } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { type ChatRecord, NEW_CHAT, toChatDocument } from './chat-record.ts';
import { findChat, holdChat, insertChat, lockChat, removeChat, saveChatBody } from './chats.repository.ts';
import { findDraft, removeDraft, saveDraft } from './drafts.repository.ts';
import { countMessages } from './messages.repository.ts';
import { NO_CHAT_YET } from './no-chat-yet.ts';
import { abortReply } from './reply-registry.ts';
import { findRunningReply, releaseReply } from './running-replies.repository.ts';

/**
 * Makes an empty chat with the specification's initial values. Sending the same id
 * again answers the chat that is there.
 */
export async function createChat(
  p: Platform,
  userId: string,
  input: { id?: string | undefined },
): Promise<ChatDocument> {
  const vault = await p.vault.forUser(userId);
  const now = p.clock();
  const chat: ChatRecord = { id: input.id ?? uuidV7(now), createdAt: now, rev: 1, body: NEW_CHAT };
  const isNew = await insertChat(p.db, vault, userId, chat);
  if (isNew) p.live.publish(userId, 'chats');
  const stored = isNew ? chat : await findChat(p.db, vault, userId, chat.id);
  if (!stored) throw new AppError('chats.not_found');
  return toChatDocument(stored);
}

/**
 * Changes title, tone or language. A title is trimmed; one that is empty then leaves
 * the old one in place (specification §5).
 *
 * @throws AppError `chats.not_found`
 */
export async function updateChat(
  p: Platform,
  userId: string,
  chatId: string,
  change: UpdateChat,
): Promise<ChatDocument> {
  const vault = await p.vault.forUser(userId);
  const chat = await p.db.transaction().execute(async (tx) => {
    const locked = await lockChat(tx, vault, userId, chatId, p.clock());
    if (!locked) throw new AppError('chats.not_found');
    const title = change.title?.trim();
    return saveChatBody(tx, vault, userId, locked, {
      ...locked.body,
      ...(title ? { title } : {}),
      ...(change.tone ? { tone: change.tone, toneChosen: true } : {}),
      ...(change.language ? { language: change.language, languageChosen: true } : {}),
    });
  });
  p.live.publish(userId, 'chats');
  p.live.publish(userId, 'chat', chatId);
  return toChatDocument(chat);
}

/**
 * Deletes a chat and everything learned from it, in one transaction. What went is noted for the person, without a word
 * of it, unless the caller says it for several chats at once; of temporary chats nothing is noted.
 *
 * @returns what went, in counts
 * @throws AppError `chats.not_found`
 */
export async function deleteChat(
  p: Platform,
  userId: string,
  chatId: string,
  { receipt = true }: { receipt?: boolean } = {},
): Promise<DeleteReceipt> {
  const { removed, running } = await p.db.transaction().execute(async (tx) => {
    // The running reply goes first, as for whoever ends it: the other way round the two would wait for each other.
    await holdChat(tx, userId, chatId, p.clock());
    const running = await findRunningReply(tx, userId, chatId);
    if (running) await releaseReply(tx, userId, running);
    const messages = await countMessages(tx, userId, chatId, 'all');
    const drafts = await removeDraft(tx, userId, chatId);
    const traces = await forgetChat({ ...p, db: tx }, userId, chatId);
    // Messages go with the chat by their foreign key.
    if (!(await removeChat(tx, userId, chatId))) throw new AppError('chats.not_found');
    const removed = { ...traces, messages, drafts };
    const { sessions: summaries, ...rest } = removed;
    const counts = countsOf({ chats: 1, summaries, ...rest });
    if (receipt && !isTemporary(p)) await keepReceipt({ ...p, db: tx }, userId, { what: 'chat', removed: counts });
    return { removed, running };
  });
  if (running) abortReply(running);
  p.live.publish(userId, 'chats');
  p.live.publish(userId, 'chat', chatId);
  // What was learned from it is shown elsewhere, too.
  p.live.publish(userId, 'user');
  return { chatId, deletedAt: new Date(p.clock()).toISOString(), removed };
}

/** @throws AppError `chats.not_found` */
export async function readChatState(p: Platform, userId: string, chatId: string): Promise<ChatState> {
  const vault = await p.vault.forUser(userId);
  const chat = await findChat(p.db, vault, userId, chatId);
  if (!chat) throw new AppError('chats.not_found');
  const [runningReply, draft, messageCount, traces] = await Promise.all([
    findRunningReply(p.db, userId, chatId),
    findDraft(p.db, vault, userId, chatId),
    countMessages(p.db, userId, chatId, 'shown'),
    countChatTraces(p, userId, chatId),
  ]);
  const { level, phase, imported } = chat.body;
  const rest = { runningReply, draft, messageCount, temporary: isTemporary(p), traces };
  return { level, phase, ...rest, ...(imported ? { imported } : {}) };
}

/** Keeps unsent text for every device; `''` forgets it. @throws AppError `chats.not_found` */
export async function keepDraft(p: Platform, userId: string, chatId: string, text: string): Promise<void> {
  const vault = await p.vault.forUser(userId);
  await p.db.transaction().execute(async (tx) => {
    if (!(await lockChat(tx, vault, userId, chatId, p.clock()))) throw new AppError('chats.not_found');
    await saveDraft(tx, vault, userId, { chatId, text, now: p.clock() });
  });
}

/** Keeps what somebody without a chat has begun to write; `''` forgets it. */
export async function keepFirstDraft(p: Platform, userId: string, text: string): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const draft = { chatId: NO_CHAT_YET, text, now: p.clock() };
  await p.db.transaction().execute((tx) => saveDraft(tx, vault, userId, draft));
}

/** `''` where nothing waits. */
export async function readFirstDraft(p: Platform, userId: string): Promise<string> {
  return findDraft(p.db, await p.vault.forUser(userId), userId, NO_CHAT_YET);
}
