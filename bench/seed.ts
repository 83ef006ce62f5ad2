import { loadConfig } from '#server/config/config.ts';
import { type ChatBody, NEW_CHAT } from '#server/features/chats/chat-record.ts';
import { insertChat } from '#server/features/chats/chats.repository.ts';
import { type MessageBody, userBody } from '#server/features/chats/message-record.ts';
import { insertMessages, type NewMessage } from '#server/features/chats/messages.repository.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { Platform } from '#server/platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { textOf } from './texts.ts';

const BATCH = 500;

/** Runs `work` on the stores of a server's settings, as the server itself opens them. */
export async function withStores<T>(env: Record<string, string>, work: (p: Platform) => Promise<T>): Promise<T> {
  const { platform, close } = await openPlatform(loadConfig(env));
  try {
    return await work(platform);
  } finally {
    await close();
  }
}

/** Adds so many chats with titles, a minute apart, the newest just now. */
export async function seedChats(p: Platform, userId: string, count: number): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const start = Date.now() - count * 60_000;
  for (let from = 0; from < count; from += BATCH) {
    await p.db.transaction().execute(async (tx) => {
      for (let index = from; index < Math.min(count, from + BATCH); index++) {
        const createdAt = start + index * 60_000;
        const body: ChatBody = {
          ...NEW_CHAT,
          title: `A talk about week ${index}`,
          titleGenerated: true,
          tone: 'gentle',
        };
        await insertChat(tx, vault, userId, { id: uuidV7(createdAt), createdAt, rev: 1, body });
      }
    });
  }
}

/** Adds one chat of so many messages, the person's and replies in turn. Answers its id. */
export async function seedChat(p: Platform, userId: string, count: number): Promise<string> {
  const vault = await p.vault.forUser(userId);
  const start = Date.now() - count * 1000;
  const chatId = uuidV7(start);
  const body = { ...NEW_CHAT, title: `A talk of ${count}`, titleGenerated: true };
  await insertChat(p.db, vault, userId, { id: chatId, createdAt: start, rev: 1, body });
  let parentId: string | null = null;
  for (let from = 0; from < count; from += BATCH) {
    const messages = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
      const message: NewMessage = messageAt(chatId, from + index, start, parentId);
      parentId = message.id;
      return message;
    });
    await p.db.transaction().execute((tx) => insertMessages(tx, vault, userId, messages));
  }
  return chatId;
}

export function messageAt(chatId: string, index: number, start: number, parentId: string | null): NewMessage {
  const createdAt = start + index * 1000;
  const mine = index % 2 === 0;
  const reply: Partial<MessageBody> = { engine: 'guided', move: 'reflect', phase: 'explore', tone: 'gentle' };
  return {
    id: uuidV7(createdAt),
    chatId,
    parentId,
    role: mine ? 'user' : 'assistant',
    state: 'complete',
    position: index + 1,
    createdAt,
    body: { ...userBody(`${textOf(index)}. It has been like this since week ${index}.`, 0), ...(mine ? {} : reply) },
  };
}
