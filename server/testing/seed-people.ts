import { NEW_CHAT } from '#server/features/chats/chat-record.ts';
import { insertChat } from '#server/features/chats/chats.repository.ts';
import { userBody } from '#server/features/chats/message-record.ts';
import { insertMessages, type NewMessage } from '#server/features/chats/messages.repository.ts';
import type { Platform } from '#server/platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const BATCH = 500;

/** People with one chat each, straight into the stores: every message reads `line <number>`. */
export async function seedPeople(
  p: Platform,
  count: number,
  messagesEach: number,
): Promise<{ uid: string; chatId: string }[]> {
  const people: { uid: string; chatId: string }[] = [];
  for (let n = 0; n < count; n++) {
    const uid = uuidV7();
    const chatId = uuidV7();
    await p.vault.createKey(uid);
    const vault = await p.vault.forUser(uid);
    await insertChat(p.db, vault, uid, { id: chatId, createdAt: p.clock(), rev: 1, body: NEW_CHAT });
    let parentId: string | null = null;
    for (let from = 0; from < messagesEach; from += BATCH) {
      const messages = Array.from({ length: Math.min(BATCH, messagesEach - from) }, (_, offset): NewMessage => {
        const id = uuidV7();
        const message: NewMessage = {
          ...{ id, chatId, parentId, state: 'complete', position: from + offset + 1, createdAt: p.clock() },
          role: 'user',
          body: userBody(`line ${from + offset}`, 0),
        };
        parentId = id;
        return message;
      });
      await p.db.transaction().execute((tx) => insertMessages(tx, vault, uid, messages));
    }
    people.push({ uid, chatId });
  }
  return people;
}
