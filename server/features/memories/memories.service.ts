import { isNeverRemembered } from '#companion/memory/deny.ts';
import { classOf } from '#companion/memory/extract.ts';
import { readPerson } from '#server/features/auth/people.service.ts';
import { readChatTitles, takeOutMention } from '#server/features/chats/memory-mentions.service.ts';
import { keepReceipt } from '#server/features/erasure/receipts.service.ts';
import { forgetReasons } from '#server/features/suggestions/forget-reasons.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { KeptItem, Memory, MemoryList, UpdateMemory } from '#shared/memories/memories.contract.ts';
import { listKeptItems } from './kept-items.repository.ts';
import { findUses, listMemories, lockMemory, removeMemory, saveMemory } from './memories.repository.ts';
import { readMemoryMode } from './memory-mode.service.ts';
import { type MemoryRecord, toMemory } from './memory-record.ts';

/** All that is remembered of a person and all that is proposed, newest first; also while memory is off. */
export async function readMemories(p: Platform, userId: string): Promise<MemoryList> {
  const person = await readPerson(p, userId);
  const [mode, memories] = await Promise.all([
    readMemoryMode(p, person),
    listMemories(p.db, await p.vault.forUser(userId), userId, p.clock()),
  ]);
  return { mode, memories: await withTitles(p, userId, memories) };
}

async function withTitles(p: Platform, userId: string, memories: MemoryRecord[]): Promise<Memory[]> {
  const titles = await readChatTitles(p, userId, [...new Set(memories.map(({ chatId }) => chatId))]);
  return memories.map((memory) => toMemory(memory, titles.get(memory.chatId) ?? null));
}

/**
 * Keeps a proposal, rewords a memory, or stops or allows its use.
 *
 * @throws AppError `memories.not_found`, `memories.never_kept`
 */
export async function updateMemory(p: Platform, userId: string, id: string, change: UpdateMemory): Promise<Memory> {
  if (change.text !== undefined && isNeverRemembered(change.text)) throw new AppError('memories.never_kept');
  const vault = await p.vault.forUser(userId);
  const saved = await p.db.transaction().execute(async (tx) => {
    const memory = await lockMemory(tx, vault, userId, id);
    if (!memory) throw new AppError('memories.not_found');
    await forgetReasons(tx, userId, [id]);
    const { kind } = memory.body;
    const text = change.text ?? memory.body.text;
    const isKept = change.status === 'active' && memory.status === 'proposed';
    return saveMemory(tx, vault, userId, {
      ...memory,
      status: change.status ?? memory.status,
      paused: change.paused ?? memory.paused,
      body: {
        ...memory.body,
        text,
        class: change.text === undefined ? memory.body.class : classOf(kind, text),
        consent: isKept ? 'asked' : memory.body.consent,
      },
    });
  });
  p.live.publish(userId, 'user');
  const [memory] = await withTitles(p, userId, [saved]);
  if (!memory) throw new AppError('memories.not_found');
  return memory;
}

/**
 * Forgets one thing, also where a reply in some chat spoke of it, and notes that something went.
 *
 * @throws AppError `memories.not_found`
 */
export async function deleteMemory(
  p: Platform,
  userId: string,
  id: string,
  { receipt = true }: { receipt?: boolean } = {},
): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const chats = await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    const memory = await lockMemory(tx, vault, userId, id);
    if (!memory) throw new AppError('memories.not_found');
    const uses = await findUses(tx, userId, [id]);
    for (const use of uses) await takeOutMention(inside, userId, { ...use, text: memory.body.text });
    await removeMemory(tx, userId, id);
    // A proposal that is turned down was never kept.
    if (receipt && memory.status === 'active')
      await keepReceipt(inside, userId, { what: 'memory', removed: { memories: 1 } });
    return new Set(uses.map(({ chatId }) => chatId));
  });
  p.live.publish(userId, 'user');
  for (const chatId of chats) p.live.publish(userId, 'chat', chatId);
}

/** What was written in exercises and kept: plans, coping, the safety plan, letters. Newest first. */
export async function readKeptItems(p: Platform, userId: string): Promise<KeptItem[]> {
  const kept = await listKeptItems(p.db, await p.vault.forUser(userId), userId);
  return kept.map(({ id, chatId, createdAt, item }) => ({
    id,
    kind: item.kind,
    exerciseId: item.exerciseId,
    values: item.values,
    sourceChatId: chatId,
    createdAt: new Date(createdAt).toISOString(),
  }));
}
