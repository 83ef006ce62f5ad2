import { useQueryClient } from '@tanstack/react-query';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { announceChat } from './active-chat.ts';
import { newChatDocument, showChat } from './chats.queries.ts';
import { sendMessage } from './sending.ts';

/** Begins a chat with a message of the person, from another page; the caller then goes to /chat. */
export function useBeginChat(uid: string): (text: string) => void {
  const client = useQueryClient();
  return (text) => {
    const chatId = uuidV7();
    const createdAt = new Date().toISOString();
    sendMessage({ id: uuidV7(), uid, chatId, text, createdAt, replaces: null, createsChat: true });
    showChat(client, uid, newChatDocument(chatId));
    announceChat(chatId);
  };
}
