import { takeOutMention } from '#server/features/chats/memory-mentions.service.ts';
import type { Platform } from '#server/platform.ts';
import type { ChatTraces } from '#shared/chats/chats.contract.ts';
import { countTraces, removeTraces } from './chat-traces.repository.ts';
import { findUses, listMemories } from './memories.repository.ts';

const shown = (counts: Awaited<ReturnType<typeof countTraces>>): ChatTraces => ({
  memories: counts.memories,
  sessions: counts.sessions,
  safetyEvents: counts.safety_events,
  keptItems: counts.kept_items,
});

/** What would go with a chat beside its messages and its draft. */
export async function countChatTraces(p: Platform, userId: string, chatId: string): Promise<ChatTraces> {
  return shown(await countTraces(p.db, userId, chatId));
}

/**
 * Deletes all that came out of a chat, in the caller's transaction, and takes the words of its memories out of
 * replies in other chats.
 *
 * @returns what went, in counts
 */
export async function forgetChat(p: Platform, userId: string, chatId: string): Promise<ChatTraces> {
  const vault = await p.vault.forUser(userId);
  const known = await listMemories(p.db, vault, userId, 0);
  const going = known.filter((memory) => memory.chatId === chatId);
  const texts = new Map(going.map((memory) => [memory.id, memory.body.text]));
  for (const use of await findUses(p.db, userId, [...texts.keys()])) {
    const text = texts.get(use.memoryId) ?? '';
    if (use.chatId !== chatId) await takeOutMention(p, userId, { ...use, text });
  }
  return shown(await removeTraces(p.db, userId, chatId, [...texts.keys()]));
}
