import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { AccountDeletionsTable } from '#server/db/tables/account-deletions.table.ts';
import type { ErasedCounts, ErasedKind } from '#shared/erasure/erasure.contract.ts';
import { PERSON_TABLES, type PersonTable } from './person-tables.ts';

type Db = Kysely<Database>;
// The tables differ in which of the two columns they have; each is asked for the one that it has.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyDb = Kysely<any>;

const TABLES = Object.entries(PERSON_TABLES) as [PersonTable, (typeof PERSON_TABLES)[PersonTable]][];
/** Stays until the account has been gone for a while. */
const LAST = 'account_deletions';

const sum = (counted: readonly (readonly [ErasedKind | null, number])[]): ErasedCounts => {
  const counts: ErasedCounts = {};
  for (const [kind, count] of counted) if (kind !== null && count > 0) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
};

/** How much of each kind there is of a person. */
export async function countOwned(db: Db, uid: string): Promise<ErasedCounts> {
  const counted = await Promise.all(
    TABLES.filter(([, { kind }]) => kind !== null).map(async ([table, { column, kind }]) => {
      const row = await (db as AnyDb)
        .selectFrom(table)
        .select((s) => s.fn.countAll().as('count'))
        .where(column, '=', uid)
        .executeTakeFirstOrThrow();
      return [kind, Number(row.count)] as const;
    }),
  );
  return sum(counted);
}

/** Deletes every row of a person but the note that they are to be deleted. @returns what went */
export async function deleteOwned(tx: Db, uid: string): Promise<ErasedCounts> {
  const person = await tx.selectFrom('people').select('auth_id').where('uid', '=', uid).executeTakeFirst();
  // Held first, as everybody does who writes into a chat: otherwise two could wait for each other.
  await tx.deleteFrom('running_replies').where('user_id', '=', uid).execute();
  await tx.updateTable('chats').set({ touched_at: 0 }).where('user_id', '=', uid).execute();
  const counted: [ErasedKind | null, number][] = [];
  for (const [table, { column, kind }] of TABLES) {
    if (table === LAST) continue;
    const { numDeletedRows } = await (tx as AnyDb).deleteFrom(table).where(column, '=', uid).executeTakeFirst();
    counted.push([kind, Number(numDeletedRows)]);
  }
  if (person) {
    await tx.deleteFrom('auth_verifications').where('value', '=', person.auth_id).execute();
    // Sessions and ways of signing in go with it.
    await tx.deleteFrom('auth_users').where('id', '=', person.auth_id).execute();
  }
  return sum(counted);
}

export function findDeletion(db: Db, uid: string): Promise<AccountDeletionsTable | undefined> {
  return db.selectFrom('account_deletions').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** Notes a deletion, or moves one that waits to its new time. */
export async function noteDeletion(tx: Db, row: AccountDeletionsTable): Promise<void> {
  const { uid: _, receipt_ref: __, ...change } = row;
  await tx
    .insertInto('account_deletions')
    .values(row)
    .onConflict((to) => to.column('uid').doUpdateSet(change))
    .execute();
}

/** Takes back a deletion that is not due yet. @returns whose it was, or null where there was none to take back */
export async function takeBackDeletion(
  tx: Db,
  which: { uid: string } | { undoHash: string },
  now: number,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('account_deletions')
    .where((is) => ('uid' in which ? is('uid', '=', which.uid) : is('undo_hash', '=', which.undoHash)))
    .where('due_at', '>', now)
    .returning('uid')
    .executeTakeFirst();
  return row?.uid ?? null;
}

/** Accounts whose time has come and that are still there, whole or in part. */
export async function listDueDeletions(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('uid')
    .where('due_at', '<=', now)
    .where('erased_at', 'is', null)
    .execute();
  return rows.map((row) => row.uid);
}

export async function listErasedBefore(db: Db, time: number): Promise<string[]> {
  const rows = await db.selectFrom('account_deletions').select('uid').where('erased_at', '<=', time).execute();
  return rows.map((row) => row.uid);
}

/** True for the one who marks it: a second instance at the same work has nothing left to say. */
export async function markErased(tx: Db, uid: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_deletions')
    .set({ erased_at: at, undo_hash: null })
    .where('uid', '=', uid)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function forgetDeletion(tx: Db, uid: string): Promise<void> {
  await tx.deleteFrom('account_deletions').where('uid', '=', uid).execute();
}
