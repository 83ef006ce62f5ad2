import { createContext, useContext } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';

/** The open chat's language, BCP 47, for everything said in it. */
export const ChatLanguage = createContext('en-US');

/**
 * What a message's `lang` says, so that it is read aloud and hyphenated as what it is. That is the chat's
 * language, but for the guided companion: its lines are English except where it answers in another language
 * (move `language`) or speaks about safety.
 */
export function textLanguage(message: Pick<Message, 'role' | 'engine' | 'move' | 'level'>, chat: string): string {
  const isGuided = message.role === 'assistant' && message.engine === 'guided';
  return isGuided && message.move !== 'language' && message.level === 0 ? 'en' : chat;
}

export function useTextLanguage(message: Pick<Message, 'role' | 'engine' | 'move' | 'level'>): string {
  return textLanguage(message, useContext(ChatLanguage));
}
