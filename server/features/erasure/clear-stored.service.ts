import { deleteChat } from '#server/features/chats/chats.service.ts';
import { deleteMemory } from '#server/features/memories/memories.service.ts';
import type { Platform } from '#server/platform.ts';
import type { ErasedCounts, Receipt } from '#shared/erasure/erasure.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { countsOf, keepReceipt } from './receipts.service.ts';
import { listChatIds, listMemoryIds } from './retention.repository.ts';

/** Adds up what went. */
export function addCounts(one: ErasedCounts, other: ErasedCounts): ErasedCounts {
  const sum = { ...one };
  for (const [kind, count] of Object.entries(other) as [keyof ErasedCounts, number][])
    sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

/** Runs a deletion; what somebody else deleted meanwhile counts for them. */
async function unlessGone(work: () => Promise<ErasedCounts>): Promise<ErasedCounts> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && /not_found$/.test(error.code)) return {};
    throw error;
  }
}

/** Deletes chats one after the other, each with all that came out of it. @returns what went in all */
export async function removeChats(p: Platform, uid: string, ids: readonly string[]): Promise<ErasedCounts> {
  let removed: ErasedCounts = {};
  for (const id of ids) {
    const went = await unlessGone(async () => {
      const { removed } = await deleteChat(p, uid, id, { receipt: false });
      const { sessions: summaries, ...rest } = removed;
      return countsOf({ chats: 1, summaries, ...rest });
    });
    removed = addCounts(removed, went);
  }
  return removed;
}

/** Deletes all kept chats, or all that is remembered, as somebody may want who has withdrawn that consent. */
export async function clearStored(p: Platform, uid: string, what: 'chats' | 'memories'): Promise<Receipt> {
  if (what === 'chats') {
    const removed = await removeChats(p, uid, await listChatIds(p.db, uid));
    return keepReceipt(p, uid, { what, removed });
  }
  let memories = 0;
  for (const id of await listMemoryIds(p.db, uid)) {
    const went = await unlessGone(async () => {
      await deleteMemory(p, uid, id, { receipt: false });
      return { memories: 1 };
    });
    memories += went.memories ?? 0;
  }
  return keepReceipt(p, uid, { what, removed: countsOf({ memories }) });
}
