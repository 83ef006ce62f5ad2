import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Db = Kysely<Database>;

export interface MessageText {
  id: string;
  chatId: string;
  role: 'user' | 'assistant';
  /** On the branch the person is looking at. */
  active: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  text: string;
}

/**
 * So many messages of all chats, newest first, below `before`: ids sort by when they were made, and the primary key is
 * in that order. Only the text is read, without the checks a shown message gets; what does not open is left out.
 */
export async function listTexts(
  db: Db,
  vault: UserVault,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<{ texts: MessageText[]; last: string | null }> {
  let query = db
    .selectFrom('messages')
    .select(['id', 'chat_id', 'role', 'active', 'created_at', 'rev', 'body'])
    .where('user_id', '=', userId);
  if (before !== null) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  const texts = rows.flatMap((row) => {
    try {
      const place = { table: 'messages', column: 'body', rowId: row.id, rev: row.rev };
      const { text } = JSON.parse(vault.open(place, row.body)) as { text: string };
      const { id, chat_id: chatId, role, created_at: createdAt } = row;
      return [{ id, chatId, role, active: row.active === 1, createdAt, text }];
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  });
  return { texts, last: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
