import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from './record.ts';
import { type SealedColumn, sealedColumns } from './sealed-places.ts';
import type { UserVault, Vault } from './vault.ts';

const BATCH = 200;

export interface Resealed {
  /** Records that are now under the newest version. */
  moved: number;
  /** Records that do not open: they stay as they are. */
  damaged: number;
  /** Records that somebody else wrote meanwhile; another pass looks at them. */
  missed: number;
}

interface Row {
  row: string;
  rev: number;
  record: Uint8Array;
}

/** The row's name as its place has it. */
const nameOf = ({ row, part }: SealedColumn) =>
  part === undefined ? sql<string>`${sql.ref(row)}` : sql<string>`${sql.ref(row)} || '/' || ${sql.ref(part)}`;

const versionBytes = (version: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(version);
  return bytes;
};

/** Records of one column that are not under a version, from a row on. The version stands readable in each record. */
function olderThan(db: Kysely<Database>, place: SealedColumn, uid: string, version: number, after: string | null) {
  const column = sql.ref(place.column);
  const row = nameOf(place);
  return sql<Row>`
    select ${row} as row, ${typeof place.rev === 'number' ? sql.lit(place.rev) : sql.ref('rev')} as rev, ${column} as record
    from ${sql.table(place.table)}
    where ${sql.ref(place.owner)} = ${uid} and ${column} is not null
      and substr(${column}, 3, 2) <> ${versionBytes(version)}
      ${after === null ? sql`` : sql`and ${row} > ${after}`}
    order by ${row} limit ${sql.lit(BATCH)}`.execute(db);
}

/** Only where the record is still the one that was read: whoever wrote meanwhile wrote under the newest version. */
async function replace(db: Kysely<Database>, place: SealedColumn, uid: string, row: Row, record: Buffer) {
  const column = sql.ref(place.column);
  const { numAffectedRows } = await sql`
    update ${sql.table(place.table)} set ${column} = ${record}
    where ${sql.ref(place.owner)} = ${uid} and ${nameOf(place)} = ${row.row} and ${column} = ${row.record}`.execute(db);
  return numAffectedRows === 1n;
}

function sealAgain(vault: UserVault, place: SealedColumn, row: Row): Buffer | null {
  const at = { table: place.table, column: place.column, rowId: row.row, rev: row.rev };
  try {
    return vault.seal(at, vault.open(at, row.record));
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

async function resealColumn(db: Kysely<Database>, vault: Vault, uid: string, place: SealedColumn, sum: Resealed) {
  const keys = await vault.forUser(uid);
  let after: string | null = null;
  for (;;) {
    const version = await vault.versionFor(uid, place.table);
    const { rows } = await olderThan(db, place, uid, version, after);
    if (rows.length === 0) return;
    await db.transaction().execute(async (tx) => {
      for (const row of rows) {
        const record = sealAgain(keys, place, row);
        if (record === null) sum.damaged++;
        else if (await replace(tx, place, uid, row, record)) sum.moved++;
        else sum.missed++;
      }
    });
    after = rows.at(-1)?.row ?? null;
  }
}

/** One pass over everything of a person: what is under an older version is sealed again under the newest. */
export async function resealPerson(db: Kysely<Database>, vault: Vault, uid: string): Promise<Resealed> {
  const sum: Resealed = { moved: 0, damaged: 0, missed: 0 };
  for (const place of await sealedColumns(db)) await resealColumn(db, vault, uid, place, sum);
  return sum;
}

/** Passes until nobody wrote in between. Answers how many records do not open. */
export async function resealAll(db: Kysely<Database>, vault: Vault, uid: string): Promise<number> {
  for (;;) {
    const { missed, damaged } = await resealPerson(db, vault, uid);
    if (missed === 0) return damaged;
  }
}
