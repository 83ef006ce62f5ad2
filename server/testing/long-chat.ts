import { loadConfig } from '#server/config/config.ts';
import { NEW_CHAT } from '#server/features/chats/chat-record.ts';
import { insertChat } from '#server/features/chats/chats.repository.ts';
import { userBody } from '#server/features/chats/message-record.ts';
import { insertMessages, type NewMessage } from '#server/features/chats/messages.repository.ts';
import { openPlatform } from '#server/open-platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const BATCH = 500;

/** Puts a chat of so many messages into the data of a server, which may run: nobody types four thousand. */
export async function seedLongChat(
  dataDir: string,
  userId: string,
  { title, count, text }: { title: string; count: number; text: (index: number) => string },
): Promise<void> {
  const { platform: p, close } = await openPlatform(loadConfig({ ALCOVE_DATA: dataDir }));
  const vault = await p.vault.forUser(userId);
  const start = Date.now() - 200 * 86_400_000;
  const chatId = uuidV7(start);
  const body = { ...NEW_CHAT, title, titleGenerated: true, tone: 'gentle' as const };
  await insertChat(p.db, vault, userId, { id: chatId, createdAt: start, rev: 1, body });
  let parentId: string | null = null;
  for (let from = 0; from < count; from += BATCH) {
    const messages = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset): NewMessage => {
      const index = from + offset;
      const createdAt = start + index * 3_600_000;
      const id = uuidV7(createdAt);
      const message: NewMessage = {
        ...{ id, chatId, parentId, state: 'complete', position: index + 1, createdAt },
        role: index % 2 === 0 ? 'user' : 'assistant',
        body: { ...userBody(text(index), 0), ...(index % 2 === 0 ? {} : { engine: 'guided' as const }) },
      };
      parentId = id;
      return message;
    });
    await p.db.transaction().execute((tx) => insertMessages(tx, vault, userId, messages));
  }
  await close();
}
