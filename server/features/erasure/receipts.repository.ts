import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { DeletionReceiptsTable } from '#server/db/tables/deletion-receipts.table.ts';
import { erasedCountsSchema, type Receipt } from '#shared/erasure/erasure.contract.ts';

type Db = Kysely<Database>;

const SHOWN_MAX = 50;

const toReceipt = (row: DeletionReceiptsTable): Receipt => ({
  ref: row.ref,
  what: row.what,
  at: new Date(row.at).toISOString(),
  goneBy: row.gone_by === null ? null : new Date(row.gone_by).toISOString(),
  removed: erasedCountsSchema.parse(JSON.parse(row.removed)),
});

export async function insertReceipt(tx: Db, uid: string | null, receipt: Receipt): Promise<void> {
  await tx
    .insertInto('deletion_receipts')
    .values({
      ref: receipt.ref,
      uid,
      what: receipt.what,
      at: Date.parse(receipt.at),
      gone_by: receipt.goneBy === null ? null : Date.parse(receipt.goneBy),
      removed: JSON.stringify(receipt.removed),
    })
    .execute();
}

/** Newest first. */
export async function findReceipts(db: Db, uid: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('deletion_receipts')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('ref')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(toReceipt);
}

/** The receipt of an account that is gone: nobody's any more, and readable for whoever was given its reference. */
export async function findAccountReceipt(db: Db, ref: string): Promise<Receipt | null> {
  const row = await db
    .selectFrom('deletion_receipts')
    .selectAll()
    .where('ref', '=', ref)
    .where('what', '=', 'account')
    .executeTakeFirst();
  return row ? toReceipt(row) : null;
}

export async function deleteReceiptsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('deletion_receipts').where('at', '<', time).execute();
}
