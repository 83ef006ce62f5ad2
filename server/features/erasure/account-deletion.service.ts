import { createHash, randomBytes } from 'node:crypto';
import { recordAct } from '#server/audit/audit.ts';
import { readPerson } from '#server/features/auth/people.service.ts';
import { proofsOf } from '#server/features/auth/proofs.service.ts';
import { endSessionsBut } from '#server/features/auth/sessions.service.ts';
import { leaveChats } from '#server/features/chats/leave-chats.service.ts';
import { deliverSoon, enqueueMail } from '#server/mail/mail-queue.ts';
import { writeMail } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import { type DeletionPreview, type DeletionStarted, type Receipt, UNDO_MS } from '#shared/erasure/erasure.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { countOwned, noteDeletion, takeBackDeletion } from './account-deletions.repository.ts';
import { eraseAccount } from './erase-account.service.ts';
import { newReceiptRef } from './receipts.service.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whoever could not sign in again could not take it back either. */
const canComeBack = async (p: Platform, uid: string): Promise<boolean> => (await proofsOf(p, uid)).length > 0;

/** What would go with the account, in kinds and counts. */
export async function previewDeletion(p: Platform, uid: string): Promise<DeletionPreview> {
  return { removes: await countOwned(p.db, uid), canWait: await canComeBack(p, uid) };
}

/**
 * Ends every session of the account at once, and deletes it: now, or in 72 hours unless somebody takes it back.
 *
 * @throws AppError `erasure.cannot_wait` where nobody could sign in to take it back
 */
export async function deleteAccount(p: Platform, uid: string, when: 'later' | 'now'): Promise<DeletionStarted> {
  if (when === 'later' && !(await canComeBack(p, uid))) throw new AppError('erasure.cannot_wait');
  const dueAt = when === 'now' ? p.clock() : p.clock() + UNDO_MS;
  const { email } = await readPerson(p, uid);
  const mailed = when === 'later' && p.mail.configured && email !== null;
  const token = randomBytes(32).toString('base64url');
  await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    await noteDeletion(tx, {
      uid,
      requested_at: p.clock(),
      due_at: dueAt,
      undo_hash: mailed ? hashOf(token) : null,
      receipt_ref: newReceiptRef(),
      erased_at: null,
    });
    await recordAct(inside, uid, 'account.deletion_asked');
    if (!mailed) return;
    // In the fragment: it reaches no server log and no referrer.
    const mail = await writeMail('account-leaving', email, `${p.config.publicUrl}/authpage#undo=${token}`);
    await enqueueMail(inside, uid, mail, dueAt);
  });
  await endSessionsBut(p, uid, null);
  await leaveChats(p, uid);
  if (mailed) deliverSoon(p);
  if (when === 'later') return { receipt: null, dueAt: new Date(dueAt).toISOString(), mailed };
  return { receipt: await eraseAccount(p, uid), dueAt: null, mailed };
}

/**
 * Keeps the account after all.
 *
 * @param by the person, signed in, or the token of the mailed link
 * @throws AppError `erasure.undo_expired` where it was taken back before, or its time has come
 */
export async function undoDeletion(p: Platform, by: { uid: string } | { token: string }): Promise<void> {
  const which = 'uid' in by ? by : { undoHash: hashOf(by.token) };
  const uid = await p.db.transaction().execute(async (tx) => {
    const owner = await takeBackDeletion(tx, which, p.clock());
    if (owner === null) throw new AppError('erasure.undo_expired');
    await recordAct({ ...p, db: tx }, owner, 'account.deletion_undone');
    return owner;
  });
  p.live.publish(uid, 'user');
}

/** Deletes what is left of an account without anybody asking for it: after it was joined with another, or by the operator. */
export async function discardAccount(p: Platform, uid: string): Promise<Receipt | null> {
  const note = { uid, requested_at: p.clock(), due_at: p.clock(), undo_hash: null, erased_at: null };
  await noteDeletion(p.db, { ...note, receipt_ref: newReceiptRef() });
  await endSessionsBut(p, uid, null);
  return eraseAccount(p, uid);
}
