import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type ExerciseNotes, exerciseNotesSchema, NO_NOTES } from '#shared/exercises/exercises.contract.ts';

type Db = Kysely<Database>;

const place = (userId: string, rev: number) => ({ table: 'exercise_notes', column: 'body', rowId: userId, rev });

/** What was told, or nothing; notes that do not open are asked for again. */
export async function findNotes(db: Db, vault: UserVault, userId: string): Promise<ExerciseNotes> {
  const row = await db
    .selectFrom('exercise_notes')
    .select(['rev', 'body'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return NO_NOTES;
  try {
    return exerciseNotesSchema.parse(JSON.parse(vault.open(place(userId, row.rev), row.body)));
  } catch (error) {
    if (error instanceof VaultError) return NO_NOTES;
    throw error;
  }
}

/** Puts these in the place of what was told before. */
export async function saveNotes(tx: Db, vault: UserVault, userId: string, notes: ExerciseNotes): Promise<void> {
  const held = await tx
    .updateTable('exercise_notes')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .returning('rev')
    .executeTakeFirst();
  const rev = (held?.rev ?? 0) + 1;
  const row = { rev, body: vault.seal(place(userId, rev), JSON.stringify(notes)) };
  await tx
    .insertInto('exercise_notes')
    .values({ user_id: userId, ...row })
    .onConflict((to) => to.column('user_id').doUpdateSet(row))
    .execute();
}

export async function removeNotes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('exercise_notes').where('user_id', '=', userId).execute();
}
