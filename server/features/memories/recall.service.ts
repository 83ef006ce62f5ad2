import { plainWords } from '#companion/memory/extract.ts';
import type { Platform } from '#server/platform.ts';
import { insertUses, listMemories, lockMemory, saveMemory } from './memories.repository.ts';
import { expiryAfterUse, type MemoryRecord } from './memory-record.ts';

/** Assistant.md §3: at most so many memories are drawn on at once, and at most about 200 tokens. */
const RECALL_MAX = 8;
const RECALL_CHARS = 800;
/** Longer words carry the topic; shorter ones are mostly grammar. */
const TOPIC_LETTERS = 4;
const DAY = 86_400_000;
/** What a new chat may begin with is no older, in milliseconds (30 days), */
const PICK_UP_MS = 30 * DAY;
/** and no younger (6 hours): nobody asks how it went about what was said just now. */
const SETTLED_MS = 6 * 3_600_000;

export interface Recalled {
  id: string;
  text: string;
}

const usable = (memory: MemoryRecord): boolean => memory.status === 'active' && !memory.paused;

/**
 * The memories that fit what is being talked about, best first: by shared words, then how new and how often used.
 *
 * @param sensitive whether M2 may be among them
 */
export async function recall(
  p: Platform,
  userId: string,
  about: { texts: readonly string[]; sensitive: boolean },
): Promise<Recalled[]> {
  const now = p.clock();
  const memories = await listMemories(p.db, await p.vault.forUser(userId), userId, now);
  const topic = new Set(plainWords(about.texts.join(' ')).filter((word) => word.length >= TOPIC_LETTERS));
  const scoreOf = ({ body, createdAt, useCount }: MemoryRecord): number => {
    const shared = plainWords(body.text).filter((word) => topic.has(word)).length;
    return (
      shared * 2 + (body.kind === 'preference' ? 2 : 0) + Math.min(useCount, 3) * 0.3 - (now - createdAt) / (90 * DAY)
    );
  };
  const ranked = memories
    .filter((memory) => usable(memory) && (about.sensitive || memory.body.class !== 'M2'))
    .map((memory) => ({ id: memory.id, text: memory.body.text, score: scoreOf(memory) }))
    .sort((a, b) => b.score - a.score);
  const chosen: Recalled[] = [];
  let room = RECALL_CHARS;
  for (const { id, text } of ranked) {
    if (chosen.length === RECALL_MAX || text.length > room) break;
    chosen.push({ id, text });
    room -= text.length;
  }
  return chosen;
}

const TOLD: readonly MemoryRecord['body']['kind'][] = ['plan', 'event', 'goal', 'coping', 'value'];

/** The newest thing worth asking after: M0 or M1, from six hours to 30 days old, from another chat, never spoken of before. */
export async function findPickUp(p: Platform, userId: string, chatId: string | null): Promise<MemoryRecord | null> {
  const now = p.clock();
  const memories = await listMemories(p.db, await p.vault.forUser(userId), userId, now);
  const open = memories.filter(
    (memory) =>
      usable(memory) &&
      memory.body.class !== 'M2' &&
      TOLD.includes(memory.body.kind) &&
      memory.useCount === 0 &&
      memory.chatId !== chatId &&
      now - memory.createdAt <= PICK_UP_MS &&
      now - memory.createdAt >= SETTLED_MS,
  );
  return open.find(({ body }) => body.kind === 'plan') ?? open[0] ?? null;
}

/** Books that a reply drew on memories, inside the caller's transaction. */
export async function noteUse(
  p: Platform,
  userId: string,
  reply: { chatId: string; messageId: string },
  memoryIds: readonly string[],
): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const now = p.clock();
  for (const id of memoryIds) {
    const memory = await lockMemory(p.db, vault, userId, id);
    if (!memory) continue;
    const used = { ...memory, useCount: memory.useCount + 1, lastUsedAt: now, expiresAt: expiryAfterUse(memory, now) };
    await saveMemory(p.db, vault, userId, used);
  }
  await insertUses(p.db, userId, { ...reply, memoryIds });
}
