import { leaveActs } from '#server/audit/audit.ts';
import { emptyJournals } from '#server/db/empty-journal.ts';
import { leaveChats } from '#server/features/chats/leave-chats.service.ts';
import { deletePictures } from '#server/features/profile/pictures.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Receipt } from '#shared/erasure/erasure.contract.ts';
import {
  deleteOwned,
  findDeletion,
  forgetDeletion,
  listDueDeletions,
  listErasedBefore,
  markErased,
} from './account-deletions.repository.ts';
import { forgetOldReceipts, keepReceipt } from './receipts.service.ts';

/** A request that was let in before the sessions ended may still write; by then it has. */
const LATE_MS = 60 * 60_000;

/**
 * Why is this hard? Keys and rows lie in two stores, and pictures in a third: no transaction spans them. So the order
 * makes every half of it safe. A note that there is no way back is on the disk before anything goes. Then what people
 * hold open ends; then the files; then the key, after which whatever is left anywhere is noise; then the rows, in one
 * transaction with the receipt. Whoever finds the note later (`eraseDueAccounts`) does it all again: each step may be
 * repeated, and the receipt is written by the one who marks the note.
 *
 * @returns the receipt, or null where another instance was first
 */
export async function eraseAccount(p: Platform, uid: string): Promise<Receipt | null> {
  await leaveChats(p, uid);
  await deletePictures(p, uid);
  await p.vault.destroyKeys(uid);
  const receipt = await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    const note = await findDeletion(tx, uid);
    if (note?.erased_at === null) await leaveActs(inside, uid);
    const removed = await deleteOwned(tx, uid);
    if (!note || !(await markErased(tx, uid, p.clock()))) return null;
    return keepReceipt(inside, null, { what: 'account', removed, ref: note.receipt_ref });
  });
  p.live.publish(uid, 'user');
  await emptyJournals(p.config);
  return receipt;
}

/** Deletes the accounts whose time has come, and what a crash left of others. */
export async function eraseDueAccounts(p: Platform): Promise<void> {
  for (const uid of await listDueDeletions(p.db, p.clock())) await eraseAccount(p, uid);
  for (const uid of await listErasedBefore(p.db, p.clock() - LATE_MS)) {
    await p.db.transaction().execute(async (tx) => {
      await deleteOwned(tx, uid);
      await forgetDeletion(tx, uid);
    });
  }
  await forgetOldReceipts(p);
}
