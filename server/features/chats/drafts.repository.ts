import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Db = Kysely<Database>;

const place = (chatId: string, rev: number) => ({ table: 'drafts', column: 'body', rowId: chatId, rev });

/** The unsent text of a chat, `''` where there is none. */
export async function findDraft(db: Db, vault: UserVault, userId: string, chatId: string): Promise<string> {
  const row = await db
    .selectFrom('drafts')
    .select(['rev', 'body'])
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  if (!row) return '';
  try {
    return vault.open(place(chatId, row.rev), row.body);
  } catch (error) {
    if (error instanceof VaultError) return '';
    throw error;
  }
}

export async function saveDraft(
  tx: Db,
  vault: UserVault,
  userId: string,
  draft: { chatId: string; text: string; now: number },
): Promise<void> {
  const { chatId, text, now } = draft;
  if (text === '') {
    await removeDraft(tx, userId, chatId);
    return;
  }
  const body = vault.seal(place(chatId, now), text);
  await tx
    .insertInto('drafts')
    .values({ user_id: userId, chat_id: chatId, rev: now, updated_at: now, body })
    // Two tabs may both find nothing there.
    .onConflict((to) => to.columns(['user_id', 'chat_id']).doUpdateSet({ rev: now, updated_at: now, body }))
    .execute();
}

export async function removeDraft(tx: Db, userId: string, chatId: string): Promise<number> {
  const result = await tx
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
