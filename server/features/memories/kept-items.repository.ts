import type { Kysely } from 'kysely';
import type { SavedItem } from '#companion/turn.ts';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Db = Kysely<Database>;

export interface KeptRecord {
  id: string;
  chatId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  item: SavedItem;
}

const place = (id: string) => ({ table: 'kept_items', column: 'body', rowId: id, rev: 1 });

export async function insertKeptItem(tx: Db, vault: UserVault, userId: string, kept: KeptRecord): Promise<void> {
  await tx
    .insertInto('kept_items')
    .values({
      user_id: userId,
      id: kept.id,
      chat_id: kept.chatId,
      created_at: kept.createdAt,
      rev: 1,
      body: vault.seal(place(kept.id), JSON.stringify(kept.item)),
    })
    .execute();
}

/** Newest first; a record that does not open is left out. */
export async function listKeptItems(db: Db, vault: UserVault, userId: string): Promise<KeptRecord[]> {
  const rows = await db
    .selectFrom('kept_items')
    .select(['id', 'chat_id', 'created_at', 'body'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap((row) => {
    try {
      const item = JSON.parse(vault.open(place(row.id), row.body)) as SavedItem;
      return { id: row.id, chatId: row.chat_id, createdAt: row.created_at, item };
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  });
}
