import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { MemoriesTable } from '#server/db/tables/memories.table.ts';
import { forgetReasons } from '#server/features/suggestions/forget-reasons.service.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type MemoryBody, type MemoryRecord, memoryBodySchema } from './memory-record.ts';

type Db = Kysely<Database>;
type Row = Omit<MemoriesTable, 'user_id'>;

const COLUMNS = [
  'id',
  'chat_id',
  'status',
  'paused',
  'created_at',
  'last_used_at',
  'use_count',
  'expires_at',
  'rev',
  'body',
] as const;

const place = (id: string, rev: number) => ({ table: 'memories', column: 'body', rowId: id, rev });

/** A damaged record reads as none at all: a memory that cannot be read must not be used. */
function toRecords(vault: UserVault, rows: Row[]): MemoryRecord[] {
  return rows.flatMap((row) => {
    let body: MemoryBody;
    try {
      body = memoryBodySchema.parse(JSON.parse(vault.open(place(row.id, row.rev), row.body)));
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
    const { id, status, rev } = row;
    return {
      id,
      chatId: row.chat_id,
      status,
      paused: row.paused === 1,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      useCount: row.use_count,
      expiresAt: row.expires_at,
      rev,
      body,
    };
  });
}

export async function insertMemory(tx: Db, vault: UserVault, userId: string, memory: MemoryRecord): Promise<void> {
  await tx
    .insertInto('memories')
    .values({
      user_id: userId,
      id: memory.id,
      chat_id: memory.chatId,
      status: memory.status,
      paused: memory.paused ? 1 : 0,
      created_at: memory.createdAt,
      last_used_at: memory.lastUsedAt,
      use_count: memory.useCount,
      expires_at: memory.expiresAt,
      rev: memory.rev,
      body: vault.seal(place(memory.id, memory.rev), JSON.stringify(memory.body)),
    })
    .execute();
}

/** Newest first, without those whose time is over. */
export async function listMemories(db: Db, vault: UserVault, userId: string, now: number): Promise<MemoryRecord[]> {
  const rows = await db
    .selectFrom('memories')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return toRecords(vault, rows);
}

/** Reads a memory and holds it until the transaction ends. */
export async function lockMemory(tx: Db, vault: UserVault, userId: string, id: string): Promise<MemoryRecord | null> {
  const rows = await tx
    .updateTable('memories')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .execute();
  return toRecords(vault, rows)[0] ?? null;
}

export async function saveMemory(
  tx: Db,
  vault: UserVault,
  userId: string,
  memory: MemoryRecord,
): Promise<MemoryRecord> {
  const rev = memory.rev + 1;
  await tx
    .updateTable('memories')
    .set({
      rev,
      status: memory.status,
      paused: memory.paused ? 1 : 0,
      last_used_at: memory.lastUsedAt,
      use_count: memory.useCount,
      expires_at: memory.expiresAt,
      body: vault.seal(place(memory.id, rev), JSON.stringify(memory.body)),
    })
    .where('user_id', '=', userId)
    .where('id', '=', memory.id)
    .execute();
  return { ...memory, rev };
}

/** What was suggested because of a memory: it goes, or is worded anew, with it. */
export async function removeMemory(tx: Db, userId: string, id: string): Promise<boolean> {
  await forgetReasons(tx, userId, [id]);
  await tx.deleteFrom('memory_uses').where('user_id', '=', userId).where('memory_id', '=', id).execute();
  const result = await tx.deleteFrom('memories').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Deletes what has outlived its time. */
export async function removeExpired(tx: Db, userId: string, now: number): Promise<void> {
  const expired = await tx
    .deleteFrom('memories')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .returning('id')
    .execute();
  const ids = expired.map(({ id }) => id);
  await forgetReasons(tx, userId, ids);
}

export async function insertUses(
  tx: Db,
  userId: string,
  use: { chatId: string; messageId: string; memoryIds: readonly string[] },
): Promise<void> {
  if (use.memoryIds.length === 0) return;
  await tx
    .insertInto('memory_uses')
    .values(
      use.memoryIds.map((memory_id) => ({
        user_id: userId,
        memory_id,
        chat_id: use.chatId,
        message_id: use.messageId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'memory_id', 'message_id']).doNothing())
    .execute();
}

/** Replies in which these memories were spoken of. */
export async function findUses(
  db: Db,
  userId: string,
  memoryIds: readonly string[],
): Promise<{ memoryId: string; chatId: string; messageId: string }[]> {
  if (memoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('memory_uses')
    .select(['memory_id', 'chat_id', 'message_id'])
    .where('user_id', '=', userId)
    .where('memory_id', 'in', memoryIds)
    .execute();
  return rows.map((row) => ({ memoryId: row.memory_id, chatId: row.chat_id, messageId: row.message_id }));
}
