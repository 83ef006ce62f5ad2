import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

// Everybody takes locks in one order, or two wait for each other for ever: what reasons rest on (chats, memories,
// responses, check-ins, exercises done), then the row of answers, then suggestions.

type Db = Kysely<Database>;

/** Holds all suggestions of a person until the transaction ends; to be asked for after their sources. */
export async function holdSuggestions(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('suggestion_answers')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes what was suggested because of these sources, in the transaction that deletes or changes them, after that. */
export async function forgetReasons(tx: Db, userId: string, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await holdSuggestions(tx, userId);
  await tx.deleteFrom('suggestions').where('user_id', '=', userId).where('source_id', 'in', sourceIds).execute();
}
