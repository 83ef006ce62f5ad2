import type { Platform } from '#server/platform.ts';
import type { ExportedChat, Message } from '#shared/chats/chats.contract.ts';
import { readChat } from './read-chats.ts';
import { readMessages } from './read-messages.ts';
import { placeOf } from './temporary.service.ts';

/** Messages that are opened before others get their turn. */
const SLICE = 100;
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A chat with every message of the branch shown, oldest first; also one that is temporary or was brought in. It is put
 * together before anything is sent: what fails half-way leaves no half file, and a sealed account's key is still here.
 *
 * @throws AppError `chats.not_found`
 */
export async function readWholeChat(p: Platform, userId: string, chatId: string): Promise<ExportedChat> {
  const at = await placeOf(p, userId, chatId);
  const chat = await readChat(at, userId, chatId);
  const messages: Message[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page = await readMessages(at, userId, chatId, { after, limit: SLICE });
    messages.push(...page.messages);
    after = typeof page.after === 'string' ? Number(page.after) : null;
    await soon();
  }
  return { ...chat, messages };
}
