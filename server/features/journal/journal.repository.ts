import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type JournalEntry, journalEntrySchema } from '#shared/journal/journal.contract.ts';

type Db = Kysely<Database>;

const place = (id: string, rev: number) => ({ table: 'journal_entries', column: 'body', rowId: id, rev });

/** Newest first, between two moments in epoch milliseconds; one that does not open is left out. */
export async function listEntries(
  db: Db,
  vault: UserVault,
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('journal_entries')
    .select(['id', 'rev', 'body'])
    .where('user_id', '=', userId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    try {
      return [journalEntrySchema.parse(JSON.parse(vault.open(place(row.id, row.rev), row.body)))];
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  });
}

/** Writes it, or puts it in the place of what stood there. */
export async function putEntry(tx: Db, vault: UserVault, userId: string, entry: JournalEntry): Promise<void> {
  // Held until the transaction ends: two devices that change one entry come one after the other.
  const held = await tx
    .updateTable('journal_entries')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .where('id', '=', entry.id)
    .returning('rev')
    .executeTakeFirst();
  const rev = (held?.rev ?? 0) + 1;
  const row = { at: Date.parse(entry.at), rev, body: vault.seal(place(entry.id, rev), JSON.stringify(entry)) };
  await tx
    .insertInto('journal_entries')
    .values({ user_id: userId, id: entry.id, ...row })
    .onConflict((to) => to.columns(['user_id', 'id']).doUpdateSet(row))
    .execute();
}

/** @returns false where there was none */
export async function removeEntry(tx: Db, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('journal_entries')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
