import { api } from '#web/lib/api-client.ts';
import { announceChat } from './active-chat.ts';
import { chatPath } from './chats.queries.ts';

/** Opens a chat from another page, in the specification's order; the caller then goes to /chat. */
export const openChat = (chatId: string): void => announceChat(chatId);

/**
 * Opens a chat at one message; the caller then goes to /chat. Where another version stands at its place, that message
 * is shown again first.
 */
export async function openMessage(uid: string, at: { chatId: string; id: string; shown: boolean }): Promise<void> {
  if (!at.shown) await api.post(`/api/${chatPath(uid, at.chatId)}/select`, { messageId: at.id });
  announceChat(at.chatId, at.id);
}
