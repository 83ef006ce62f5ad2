import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { TransfersTable } from '#server/db/tables/transfers.table.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Db = Kysely<Database>;
type Kind = TransfersTable['kind'];

const place = (transferId: string, part: number) => ({
  table: 'transfer_parts',
  column: 'body',
  rowId: `${transferId}/${part}`,
  rev: 1,
});

export function findTransfer(db: Db, userId: string, kind: Kind): Promise<TransfersTable | undefined> {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Puts a new one in the place of what was there, parts and all. */
export async function putTransfer(tx: Db, row: Insertable<TransfersTable>): Promise<void> {
  await removeTransfer(tx, row.user_id, row.kind);
  await tx.insertInto('transfers').values(row).execute();
}

export async function removeTransfer(tx: Db, userId: string, kind: Kind): Promise<void> {
  const gone = await tx
    .deleteFrom('transfers')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .returning('id')
    .execute();
  for (const { id } of gone) await removeParts(tx, userId, id);
}

export async function removeParts(tx: Db, userId: string, transferId: string): Promise<void> {
  await tx.deleteFrom('transfer_parts').where('user_id', '=', userId).where('transfer_id', '=', transferId).execute();
}

/** @returns false where it is another one by now, or none, or not in the state it should be: whoever works on it must stop */
export async function changeTransfer(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Omit<TransfersTable, 'user_id' | 'id' | 'kind'>>,
  from?: TransfersTable['state'],
): Promise<boolean> {
  let query = db.updateTable('transfers').set(change).where('user_id', '=', userId).where('id', '=', id);
  if (from !== undefined) query = query.where('state', '=', from);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes over what nobody works on any more. @returns false where somebody was faster */
export async function takeTransfer(
  db: Db,
  { user_id, id, lease_until }: TransfersTable,
  leaseUntil: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transfers')
    .set({ lease_until: leaseUntil, done: 0 })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('state', '=', 'working')
    .where('lease_until', '=', lease_until)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of everybody: archives that nobody fetched in time. */
export async function removeExpired(db: Db, now: number): Promise<void> {
  const gone = await db.deleteFrom('transfers').where('expires_at', '<=', now).returning(['user_id', 'id']).execute();
  for (const { user_id, id } of gone) await removeParts(db, user_id, id);
}

/** Writes a part; sent again it stands in its own place. */
export async function putPart(
  db: Db,
  vault: UserVault,
  userId: string,
  { id, part, bytes }: { id: string; part: number; bytes: Uint8Array },
): Promise<void> {
  const body = vault.seal(place(id, part), Buffer.from(bytes).toString('base64'));
  await db
    .insertInto('transfer_parts')
    .values({ user_id: userId, transfer_id: id, part, size: bytes.length, body })
    .onConflict((to) => to.columns(['user_id', 'transfer_id', 'part']).doUpdateSet({ size: bytes.length, body }))
    .execute();
}

/** The sizes of all parts, in order. */
export function listParts(db: Db, userId: string, id: string): Promise<{ part: number; size: number }[]> {
  return db
    .selectFrom('transfer_parts')
    .select(['part', 'size'])
    .where('user_id', '=', userId)
    .where('transfer_id', '=', id)
    .orderBy('part')
    .execute();
}

/** Null where the part is gone. @throws VaultError where it was tampered with */
export async function readPart(
  db: Db,
  vault: UserVault,
  userId: string,
  id: string,
  part: number,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('transfer_parts')
    .select('body')
    .where('user_id', '=', userId)
    .where('transfer_id', '=', id)
    .where('part', '=', part)
    .executeTakeFirst();
  return row ? Buffer.from(vault.open(place(id, part), row.body), 'base64') : null;
}
