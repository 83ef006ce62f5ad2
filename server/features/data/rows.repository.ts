import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { KeptRows, OpenedRow, SealedColumn } from '#server/db/kept-rows.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';

// One way in and out for tables of every shape: what a table is like is said by its feature, not known here.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyDb = Kysely<any>;
type Row = Record<string, unknown>;

/** Rows in one statement: no engine takes more than 32,766 parameters. */
const INSERTED_AT_ONCE = 200;
const ONE_A_PERSON_REV = 1;

const columnsOf = ({ plain, sealed, revised }: KeptRows): string[] => [
  ...Object.keys(plain.shape),
  ...sealed.map(({ column }) => column),
  ...(revised ? ['rev'] : []),
];

const personOf = ({ person }: KeptRows) => person ?? 'user_id';

function placeOf(userId: string, kept: KeptRows, { column, rev }: SealedColumn, row: Row) {
  const rowId = kept.key[0] === undefined ? userId : (row[kept.key[0]] as string);
  return { table: kept.table, column, rowId, rev: rev ?? (row.rev as number) };
}

/** So many rows of a person in the order of their keys, after the last of the page before. */
export async function pageRows(
  db: Kysely<Database>,
  userId: string,
  kept: KeptRows,
  after: Row | null,
  limit: number,
): Promise<Row[]> {
  let query = (db as AnyDb).selectFrom(kept.table).select(columnsOf(kept)).where(personOf(kept), '=', userId);
  const [first, second] = kept.key;
  if (after && first !== undefined)
    query = query.where((where) =>
      second === undefined
        ? where(first, '>', after[first])
        : where.or([
            where(first, '>', after[first]),
            where.and([where(first, '=', after[first]), where(second, '>', after[second])]),
          ]),
    );
  for (const column of kept.key) query = query.orderBy(column);
  return (await query.limit(limit).execute()) as Row[];
}

/** So many messages of the branch shown of a chat, in order, below a position. */
export async function pageBranch(
  db: Kysely<Database>,
  userId: string,
  kept: KeptRows,
  chatId: string,
  after: number,
  limit: number,
): Promise<Row[]> {
  return (await (db as AnyDb)
    .selectFrom('messages')
    .select(columnsOf(kept))
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('active', '=', 1)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()) as Row[];
}

/** Opens the sealed columns of a row. Null where one that is needed does not open any more. */
export function openRow(vault: UserVault, userId: string, kept: KeptRows, row: Row): OpenedRow | null {
  const opened: OpenedRow = { ...row };
  for (const sealed of kept.sealed) {
    const record = row[sealed.column];
    if (record === null) continue;
    try {
      const text = vault.open(placeOf(userId, kept, sealed, row), record as Uint8Array);
      opened[sealed.column] = sealed.holds === 'text' ? text : JSON.parse(text);
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      if (!sealed.optional && sealed.fallback === undefined) return null;
      opened[sealed.column] = sealed.fallback ?? null;
    }
  }
  return opened;
}

/** The row as the table holds it, sealed for a person. */
export function sealRow(vault: UserVault, userId: string, kept: KeptRows, opened: OpenedRow): Row {
  const row: Row = { [personOf(kept)]: userId };
  for (const column of columnsOf(kept)) row[column] = opened[column] ?? null;
  if (kept.revised) row.rev = opened.rev ?? ONE_A_PERSON_REV;
  for (const sealed of kept.sealed) {
    const value = opened[sealed.column];
    const text = sealed.holds === 'text' ? (value as string) : JSON.stringify(value);
    row[sealed.column] =
      value === null || value === undefined ? null : vault.seal(placeOf(userId, kept, sealed, row), text);
  }
  return row;
}

/** Writes rows; one whose key is taken is left out. @returns how many were new */
export async function insertRows(tx: Kysely<Database>, kept: KeptRows, rows: readonly Row[]): Promise<number> {
  let count = 0;
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE) {
    const { numInsertedOrUpdatedRows } = await (tx as AnyDb)
      .insertInto(kept.table)
      .values(rows.slice(at, at + INSERTED_AT_ONCE))
      .onConflict((conflict) => conflict.columns([personOf(kept), ...kept.key]).doNothing())
      .executeTakeFirstOrThrow();
    count += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return count;
}

/** Puts a row in the place of the only one there is. */
export async function replaceOnlyRow(tx: Kysely<Database>, userId: string, kept: KeptRows, row: Row): Promise<void> {
  await (tx as AnyDb).updateTable(kept.table).set(row).where(personOf(kept), '=', userId).execute();
}

export async function removeRows(tx: Kysely<Database>, userId: string, kept: KeptRows): Promise<void> {
  await (tx as AnyDb).deleteFrom(kept.table).where(personOf(kept), '=', userId).execute();
}

export async function countRows(db: Kysely<Database>, userId: string, kept: KeptRows): Promise<number> {
  const row = await (db as AnyDb)
    .selectFrom(kept.table)
    .select((s) => s.fn.countAll().as('count'))
    .where(personOf(kept), '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Where the branch shown of each chat ends. */
export async function listEnds(
  db: Kysely<Database>,
  userId: string,
): Promise<Map<string, { id: string; position: number }>> {
  const rows = await db
    .selectFrom('messages')
    .select(['chat_id', 'id', 'position'])
    .where('user_id', '=', userId)
    .where('active', '=', 1)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ chat_id, id, position }) => [chat_id, { id, position }]));
}

/** Ids of all rows of a kind with one key. */
export async function listIds(db: Kysely<Database>, userId: string, kept: KeptRows): Promise<Set<string>> {
  const key = kept.key[0] as string;
  const rows = await (db as AnyDb).selectFrom(kept.table).select(key).where(personOf(kept), '=', userId).execute();
  return new Set(rows.map((row) => row[key] as string));
}

/** Which of these ids are taken. */
export async function listIdsAmong(
  db: Kysely<Database>,
  userId: string,
  kept: KeptRows,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await (db as AnyDb)
    .selectFrom(kept.table)
    .select('id')
    .where(personOf(kept), '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id as string));
}

/** Ids of all messages on the branches shown. */
export async function listShown(db: Kysely<Database>, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('active', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
