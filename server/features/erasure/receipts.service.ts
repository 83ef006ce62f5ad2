import { randomBytes } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import {
  type ErasedCounts,
  type ErasedKind,
  KEY_BACKUP_DAYS,
  type Receipt,
  type ReceiptSubject,
} from '#shared/erasure/erasure.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { deleteReceiptsBefore, findAccountReceipt, findReceipts, insertReceipt } from './receipts.repository.ts';

const DAY = 86_400_000;
/** After a year a receipt is of no use to anybody any more. */
const KEPT_MS = 365 * DAY;

/** A reference nobody can guess: 128 random bits. */
export const newReceiptRef = (): string => randomBytes(16).toString('base64url');

/** Leaves out the kinds of which nothing went. */
export function countsOf(counts: Partial<Record<ErasedKind, number>>): ErasedCounts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/**
 * When no backup can hold it readable any more. An account takes its key along, so that is when the last backup of the
 * key store is gone; anything else is sealed with a key that lives on, so it lasts as long as backups of the data.
 */
function goneBy(p: Platform, what: ReceiptSubject): string | null {
  const days = what === 'account' ? KEY_BACKUP_DAYS : p.config.instance.backupDays;
  return days === undefined ? null : new Date(p.clock() + days * DAY).toISOString();
}

/**
 * Notes what was deleted, in the transaction that deletes it.
 *
 * @param uid null where the person is gone, too
 */
export async function keepReceipt(
  p: Platform,
  uid: string | null,
  { what, removed, ref = newReceiptRef() }: { what: ReceiptSubject; removed: ErasedCounts; ref?: string },
): Promise<Receipt> {
  const receipt = { ref, what, at: new Date(p.clock()).toISOString(), goneBy: goneBy(p, what), removed };
  await insertReceipt(p.db, uid, receipt);
  return receipt;
}

/** The person's newest receipts; what was deleted longer than a year ago is not among them. */
export const listReceipts = (p: Platform, uid: string): Promise<Receipt[]> => findReceipts(p.db, uid);

/** @throws AppError `erasure.receipt_not_found` */
export async function readAccountReceipt(p: Platform, ref: string): Promise<Receipt> {
  const receipt = await findAccountReceipt(p.db, ref);
  if (!receipt) throw new AppError('erasure.receipt_not_found');
  return receipt;
}

export const forgetOldReceipts = (p: Platform): Promise<void> => deleteReceiptsBefore(p.db, p.clock() - KEPT_MS);
