/** Where text waits that was written before there was a chat. */
export const NO_CHAT_YET = 'new';
