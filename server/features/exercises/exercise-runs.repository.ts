import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type SaveRun, saveRunSchema } from '#shared/exercises/exercises.contract.ts';

type Db = Kysely<Database>;
const TABLE = 'exercise_runs';

const place = (id: string, rev: number) => ({ table: TABLE, column: 'body', rowId: id, rev });

/** @returns false where the id is taken: the run is there already, and nothing is changed */
export async function insertRun(tx: Db, vault: UserVault, userId: string, run: SaveRun, at: number): Promise<boolean> {
  const result = await tx
    .insertInto(TABLE)
    .values({
      user_id: userId,
      id: run.id,
      created_at: at,
      rev: 1,
      body: vault.seal(place(run.id, 1), JSON.stringify(run)),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Puts a run as it is now in the place of what stood there; null where there is none. */
export async function changeRun(
  tx: Db,
  vault: UserVault,
  userId: string,
  id: string,
  make: (run: SaveRun) => SaveRun,
): Promise<{ before: SaveRun; after: SaveRun } | null> {
  const row = await tx
    .updateTable(TABLE)
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['rev', 'body'])
    .executeTakeFirst();
  if (!row) return null;
  const before = saveRunSchema.parse(JSON.parse(vault.open(place(id, row.rev), row.body)));
  const after = make(before);
  const rev = row.rev + 1;
  const body = vault.seal(place(id, rev), JSON.stringify(after));
  await tx.updateTable(TABLE).set({ rev, body }).where('user_id', '=', userId).where('id', '=', id).execute();
  return { before, after };
}

/** Newest first; one that does not open is left out. */
export async function listRuns(db: Db, vault: UserVault, userId: string): Promise<SaveRun[]> {
  const rows = await db.selectFrom(TABLE).select(['id', 'rev', 'body']).where('user_id', '=', userId).execute();
  const runs = rows.flatMap((row) => {
    try {
      return [saveRunSchema.parse(JSON.parse(vault.open(place(row.id, row.rev), row.body)))];
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  });
  return runs.sort((a, b) => Date.parse(b.endedAt) - Date.parse(a.endedAt));
}

/** @returns false where there is none */
export async function removeRun(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom(TABLE).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
