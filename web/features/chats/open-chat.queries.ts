import { announceChat } from './active-chat.ts';

/** Opens a chat from another page, in the specification's order; the caller then goes to /chat. */
export const openChat = (chatId: string): void => announceChat(chatId);
