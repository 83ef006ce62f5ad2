import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type ChatBody, type ChatRecord, chatBodySchema, NEW_CHAT } from './chat-record.ts';

type Db = Kysely<Database>;

interface ChatRow {
  id: string;
  created_at: number;
  rev: number;
  body: Uint8Array;
}

const place = (id: string, rev: number) => ({ table: 'chats', column: 'body', rowId: id, rev });

const seal = (vault: UserVault, id: string, rev: number, body: ChatBody) =>
  vault.seal(place(id, rev), JSON.stringify(body));

/** One damaged record must not take the list with it: that chat reads as untitled, and its messages are still there. */
function openBody(vault: UserVault, row: ChatRow): ChatBody {
  try {
    return chatBodySchema.parse(JSON.parse(vault.open(place(row.id, row.rev), row.body)));
  } catch (error) {
    if (error instanceof VaultError) return NEW_CHAT;
    throw error;
  }
}

const toRecord = (vault: UserVault, row: ChatRow): ChatRecord => ({
  id: row.id,
  createdAt: row.created_at,
  rev: row.rev,
  body: openBody(vault, row),
});

export async function insertChat(db: Db, vault: UserVault, userId: string, chat: ChatRecord): Promise<boolean> {
  const result = await db
    .insertInto('chats')
    .values({
      user_id: userId,
      id: chat.id,
      created_at: chat.createdAt,
      touched_at: chat.createdAt,
      rev: chat.rev,
      body: seal(vault, chat.id, chat.rev, chat.body),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function findChat(db: Db, vault: UserVault, userId: string, id: string): Promise<ChatRecord | null> {
  const row = await db
    .selectFrom('chats')
    .select(['id', 'created_at', 'rev', 'body'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toRecord(vault, row) : null;
}

/** Titles of some chats by id; one that does not open reads as untitled. */
export async function readTitlesOf(
  db: Db,
  vault: UserVault,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('chats')
    .select(['id', 'created_at', 'rev', 'body'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, openBody(vault, row).title]));
}

export async function chatExists(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chats')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds a chat as `lockChat` does, without a look at what is in it. */
export async function holdChat(tx: Db, userId: string, id: string, now: number): Promise<void> {
  await tx.updateTable('chats').set({ touched_at: now }).where('user_id', '=', userId).where('id', '=', id).execute();
}

/**
 * Reads a chat and holds it until the transaction ends: an update is the one row lock
 * both engines share, so two writers of a chat go one after the other.
 */
export async function lockChat(
  tx: Db,
  vault: UserVault,
  userId: string,
  id: string,
  now: number,
): Promise<ChatRecord | null> {
  const row = await tx
    .updateTable('chats')
    .set({ touched_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'created_at', 'rev', 'body'])
    .executeTakeFirst();
  return row ? toRecord(vault, row) : null;
}

/** Writes a locked chat's body; the caller holds it through `lockChat`. */
export async function saveChatBody(
  tx: Db,
  vault: UserVault,
  userId: string,
  chat: ChatRecord,
  body: ChatBody,
): Promise<ChatRecord> {
  const rev = chat.rev + 1;
  await tx
    .updateTable('chats')
    .set({ rev, body: seal(vault, chat.id, rev, body) })
    .where('user_id', '=', userId)
    .where('id', '=', chat.id)
    .execute();
  return { ...chat, rev, body };
}

/** Newest first; `before` is where the page above ended. */
export async function listChats(
  db: Db,
  vault: UserVault,
  userId: string,
  page: { before: { createdAt: number; id: string } | null; limit: number },
): Promise<ChatRecord[]> {
  let query = db.selectFrom('chats').select(['id', 'created_at', 'rev', 'body']).where('user_id', '=', userId);
  if (page.before) {
    const { createdAt, id } = page.before;
    query = query.where((where) =>
      where.and([
        where('created_at', '<=', createdAt),
        where.or([where('created_at', '<', createdAt), where('id', '<', id)]),
      ]),
    );
  }
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
  return rows.map((row) => toRecord(vault, row));
}

export async function removeChat(tx: Db, userId: string, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('chats').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
