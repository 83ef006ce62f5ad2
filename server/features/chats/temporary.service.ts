import { readPerson } from '#server/features/auth/people.service.ts';
import { isSignedIn } from '#server/features/auth/signed-in.service.ts';
import { isTemporary } from '#server/features/memories/memory-mode.service.ts';
import type { Platform } from '#server/platform.ts';
import { CHATS_PAGE, type ChatDocument, type CreateChat } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type ChatRecord, toChatDocument } from './chat-record.ts';
import { chatExists, findChat, holdChat, insertChat, listChats, removeChat } from './chats.repository.ts';
import { createChat, deleteChat } from './chats.service.ts';
import { removeDraft } from './drafts.repository.ts';
import { countMessages } from './messages.repository.ts';
import { abortReply } from './reply-registry.ts';
import { stopRunning } from './stopping.ts';
import { copyChat, findLeftAlone, findPeople, forgetAllOf } from './temporary.repository.ts';

// A temporary chat is an ordinary chat in a database that lives in this process's memory: every rule holds for it,
// and none of it is ever on a disk. With several instances it lives in the one that made it.

/** The platform as temporary chats see it. */
export const temporaryPlatform = (p: Platform): Platform => ({ ...p, db: p.temporaryDb, peopleDb: p.db });

/** Every temporary chat this process made and may still hold: nearly all requests are about others, and need not look. */
const made = new Set<string>();

/** Where a chat lives. One that is nowhere is looked for, and missed, among the kept ones. */
export async function placeOf(p: Platform, userId: string, chatId: string): Promise<Platform> {
  if (!made.has(chatId)) return p;
  return (await chatExists(p.temporaryDb, userId, chatId)) ? temporaryPlatform(p) : p;
}

/** Where a person's new chats live: nothing is written of somebody who did not agree to that. */
export async function placeForNew(p: Platform, userId: string): Promise<Platform> {
  const { consents } = await readPerson(p, userId);
  return consents.storeChats ? p : temporaryPlatform(p);
}

/** Makes an empty chat where it belongs; the same id again answers the chat that is there. */
export async function createChatInPlace(p: Platform, userId: string, input: CreateChat): Promise<ChatDocument> {
  const held = input.id === undefined ? p : await placeOf(p, userId, input.id);
  const at = isTemporary(held) || input.temporary ? temporaryPlatform(p) : await placeForNew(p, userId);
  const chat = await createChat(at, userId, input);
  if (isTemporary(at)) made.add(chat.id);
  return chat;
}

/**
 * Keeps a temporary chat: from now on it is like any other. A reply that is being written is stopped, and what was
 * shown of it comes along.
 *
 * @throws AppError `chats.not_found`, `chats.not_temporary`
 */
export async function keepChat(p: Platform, userId: string, chatId: string): Promise<ChatDocument> {
  const vault = await p.vault.forUser(userId);
  const stopped = await p.temporaryDb.transaction().execute(async (memory) => {
    const inside = { ...temporaryPlatform(p), db: memory };
    await holdChat(memory, userId, chatId, p.clock());
    const running = await stopRunning(inside, vault, userId, chatId);
    const copied = await p.db.transaction().execute((disk) => copyChat(memory, disk, userId, chatId));
    if (!copied)
      throw new AppError((await chatExists(p.db, userId, chatId)) ? 'chats.not_temporary' : 'chats.not_found');
    await removeDraft(memory, userId, chatId);
    await removeChat(memory, userId, chatId);
    return running;
  });
  made.delete(chatId);
  if (stopped) abortReply(stopped);
  p.live.publish(userId, 'chats');
  p.live.publish(userId, 'chat', chatId);
  const kept = await findChat(p.db, vault, userId, chatId);
  if (!kept) throw new AppError('chats.not_found');
  return toChatDocument(kept);
}

/**
 * Makes an empty chat a temporary one.
 *
 * @throws AppError `chats.not_found`, `chats.not_empty`
 */
export async function makeTemporary(p: Platform, userId: string, chatId: string): Promise<ChatDocument> {
  const vault = await p.vault.forUser(userId);
  if (await chatExists(p.temporaryDb, userId, chatId)) return createChat(temporaryPlatform(p), userId, { id: chatId });
  const chat = await findChat(p.db, vault, userId, chatId);
  if (!chat) throw new AppError('chats.not_found');
  if ((await countMessages(p.db, userId, chatId, 'all')) > 0) throw new AppError('chats.not_empty');
  await deleteChat(p, userId, chatId);
  await insertChat(p.temporaryDb, vault, userId, { ...chat, rev: 1 });
  made.add(chatId);
  p.live.publish(userId, 'chats');
  p.live.publish(userId, 'chat', chatId);
  return toChatDocument(chat);
}

/** Forgets all that is temporary of a person on this instance: they signed out, or their account goes. */
export async function forgetTemporary(p: Platform, userId: string): Promise<void> {
  const { chats, replies } = await p.temporaryDb.transaction().execute((memory) => forgetAllOf(memory, userId));
  for (const chatId of chats) made.delete(chatId);
  for (const replyId of replies) abortReply(replyId);
}

/** A temporary chat that nobody touched for so long is gone, in milliseconds (12 hours). */
const LEFT_ALONE_MS = 12 * 3_600_000;
const SWEEP_MS = 10 * 60_000;

/** Forgets temporary chats that were left alone, and those of people who are signed in nowhere any more. */
export async function sweepTemporary(p: Platform): Promise<void> {
  for (const { userId, chatId } of await findLeftAlone(p.temporaryDb, p.clock() - LEFT_ALONE_MS)) {
    await deleteChat(temporaryPlatform(p), userId, chatId);
    made.delete(chatId);
  }
  for (const userId of await findPeople(p.temporaryDb))
    if (!(await isSignedIn(p, userId))) await forgetTemporary(p, userId);
}

/** The temporary chats of one person, as the list of chats shows them. */
export async function listTemporary(p: Platform, userId: string): Promise<ChatRecord[]> {
  if (made.size === 0) return [];
  return listChats(p.temporaryDb, await p.vault.forUser(userId), userId, { before: null, limit: CHATS_PAGE });
}

/** Sweeps now and then. Returns the way to stop. */
export function keepSweeping(p: Platform): () => void {
  const timer = setInterval(() => {
    sweepTemporary(p).catch(() => p.log.warn('temporary chats could not be looked at'));
  }, SWEEP_MS).unref();
  return () => clearInterval(timer);
}
