import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** A column whose values are records of the vault, and how the place of each is found in its row. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The column that says whose row it is. */
  owner: 'uid' | 'user_id';
  /** The column that names the row within a person's. */
  row: string;
  /** A second column of the name, after a stroke, where the row has no id of its own. */
  part?: string;
  /** The column that counts the row's revisions, or the number that stands for it. */
  rev: 'rev' | number;
}

/** Where a place is not built from `id` (else the owner) and `rev` (else 0) of its row. */
const OTHERWISE: Record<string, Partial<SealedColumn>> = {
  'drafts.body': { row: 'chat_id' },
  'auth_leases.device_sealed': { row: 'session_id' },
  'transfer_parts.body': { row: 'transfer_id', part: 'part', rev: 1 },
  // Written once, with its message, whatever happens to the message's text later.
  'messages.companion_state': { rev: 1 },
};

const isBytes = (dataType: string): boolean => ['blob', 'bytea'].includes(dataType.toLowerCase());

/**
 * Every sealed column of the data store, read from the schema itself: a table that is added tomorrow is rotated, sealed
 * and searched for canaries without anybody remembering to list it.
 *
 * @throws Error where bytes are kept in a table that does not say whose they are
 */
export function sealedColumns(db: Kysely<Database>): Promise<SealedColumn[]> {
  let read = known.get(db);
  if (!read) {
    read = readColumns(db);
    known.set(db, read);
    read.catch(() => known.delete(db));
  }
  return read;
}

/** A schema changes only where a process starts. */
const known = new WeakMap<Kysely<Database>, Promise<SealedColumn[]>>();

async function readColumns(db: Kysely<Database>): Promise<SealedColumn[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name: table, columns }) => {
    const names = new Set(columns.map((column) => column.name));
    return columns
      .filter(({ dataType }) => isBytes(dataType))
      .map(({ name: column }): SealedColumn => {
        const owner = (['uid', 'user_id'] as const).find((name) => names.has(name));
        if (!owner) throw new Error(`${table}.${column} holds bytes and does not say whose`);
        const place = { row: names.has('id') ? 'id' : owner, rev: names.has('rev') ? ('rev' as const) : 0 };
        return { table, column, owner, ...place, ...OTHERWISE[`${table}.${column}`] };
      });
  });
}
