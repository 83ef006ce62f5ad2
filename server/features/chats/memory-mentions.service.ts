import type { Platform } from '#server/platform.ts';
import { readTitlesOf } from './chats.repository.ts';
import { findCompanionState, lockMessage, saveMessage } from './messages.repository.ts';

/** Titles of a person's chats by id, as far as they open. */
export async function readChatTitles(
  p: Platform,
  userId: string,
  chatIds: readonly string[],
): Promise<Map<string, string | null>> {
  return readTitlesOf(p.db, await p.vault.forUser(userId), userId, chatIds);
}

/**
 * Takes the words of a memory that is being deleted out of a reply of another chat that spoke them. Runs in the
 * caller's transaction.
 */
export async function takeOutMention(
  p: Platform,
  userId: string,
  mention: { messageId: string; memoryId: string; text: string },
): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const message = await lockMessage(p.db, vault, userId, mention.messageId);
  if (!message?.body) return;
  const quoted = mention.text.replace(/[.!?…]+$/u, '');
  const speaks = message.body.text.includes(quoted);
  const state = speaks ? await findCompanionState(p.db, vault, userId, message.id) : null;
  const text = speaks ? p.memoryTalk.say('redacted', message.id, null) : message.body.text;
  const used = message.body.used.filter(({ id }) => id !== mention.memoryId);
  const cards = message.body.cards.filter((card) => card.type !== 'memory' || card.id !== mention.memoryId);
  const body = { ...message.body, text, used, cards };
  await saveMessage(p.db, vault, userId, { ...message, body }, state ? { ...state, lastReply: text } : undefined);
}
