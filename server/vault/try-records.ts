import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { sealedColumns } from './sealed-places.ts';
import type { Vault } from './vault.ts';

export interface Tried {
  opened: number;
  /** Of accounts that are sealed: only their people can try. */
  sealed: number;
  failed: number;
}

/** Opens random records of every column, as a drill: whether keys and data belong together. Shows none of them. */
export async function tryRecords(db: Kysely<Database>, vault: Vault, most: number): Promise<Tried> {
  const columns = await sealedColumns(db);
  const each = Math.ceil(most / columns.length);
  const tried: Tried = { opened: 0, sealed: 0, failed: 0 };
  for (const { table, column, owner, row, part, rev } of columns) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} is not null order by random() limit ${sql.lit(each)}`.execute(
      db,
    );
    for (const one of rows) {
      const rowId = part === undefined ? String(one[row]) : `${one[row]}/${one[part]}`;
      const place = { table, column, rowId, rev: rev === 'rev' ? Number(one.rev) : rev };
      try {
        await vault.open(String(one[owner]), place, one[column] as Uint8Array);
        tried.opened++;
      } catch (error) {
        if (error instanceof AppError && error.code === 'vault.sealed') tried.sealed++;
        else tried.failed++;
      }
    }
  }
  return tried;
}
