import type { Kysely } from 'kysely';
import type { CompanionState } from '#companion/state.ts';
import type { Database } from '#server/db/database.ts';
import type { MessagesTable } from '#server/db/tables/messages.table.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type MessageBody, type MessageRecord, messageBodySchema } from './message-record.ts';

type Db = Kysely<Database>;
type Row = Omit<MessagesTable, 'user_id' | 'companion_state'>;

const COLUMNS = [
  'id',
  'chat_id',
  'parent_id',
  'role',
  'state',
  'position',
  'active',
  'created_at',
  'rev',
  'body',
] as const;

const place = (column: 'body' | 'companion_state', id: string, rev: number) => ({
  table: 'messages',
  column,
  rowId: id,
  rev,
});

function openBody(vault: UserVault, row: Row): MessageBody | null {
  try {
    return messageBodySchema.parse(JSON.parse(vault.open(place('body', row.id, row.rev), row.body)));
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

const toRecord = (vault: UserVault, row: Row): MessageRecord => ({
  id: row.id,
  chatId: row.chat_id,
  parentId: row.parent_id,
  role: row.role,
  state: row.state,
  position: row.position,
  active: row.active === 1,
  createdAt: row.created_at,
  rev: row.rev,
  body: openBody(vault, row),
});

export type NewMessage = Omit<MessageRecord, 'rev' | 'active' | 'body'> & {
  body: MessageBody;
  companion?: CompanionState;
};

const FIRST_REV = 1;

/** Bound to the first revision for good, so that a checkpoint of the text need not seal it again. */
const sealState = (vault: UserVault, id: string, state: CompanionState) =>
  vault.seal(place('companion_state', id, FIRST_REV), JSON.stringify(state));

/** @throws AppError `chats.id_taken` where one of the ids stands already, in whichever chat */
export async function insertMessages(
  tx: Db,
  vault: UserVault,
  userId: string,
  messages: NewMessage[],
): Promise<MessageRecord[]> {
  const rows = messages.map((message) => ({
    user_id: userId,
    id: message.id,
    chat_id: message.chatId,
    parent_id: message.parentId,
    role: message.role,
    state: message.state,
    position: message.position,
    active: 1,
    created_at: message.createdAt,
    rev: FIRST_REV,
    body: vault.seal(place('body', message.id, FIRST_REV), JSON.stringify(message.body)),
    companion_state: message.companion ? sealState(vault, message.id, message.companion) : null,
  }));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  // The lock on one chat does not keep the same id from being sent to another at the same time.
  if (Number(numInsertedOrUpdatedRows ?? 0) < rows.length) throw new AppError('chats.id_taken');
  return messages.map(({ companion, ...message }) => ({ ...message, active: true, rev: FIRST_REV }));
}

export async function findMessage(db: Db, vault: UserVault, userId: string, id: string): Promise<MessageRecord | null> {
  const row = await db
    .selectFrom('messages')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toRecord(vault, row) : null;
}

/** As `findMessage`, and holds the row until the transaction ends, so that a reply being written waits. */
export async function lockMessage(tx: Db, vault: UserVault, userId: string, id: string): Promise<MessageRecord | null> {
  const row = await tx
    .updateTable('messages')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? toRecord(vault, row) : null;
}

/** The companion's state after a reply, or null where the message carries none that opens: it then begins anew. */
export async function findCompanionState(
  db: Db,
  vault: UserVault,
  userId: string,
  id: string,
): Promise<CompanionState | null> {
  const row = await db
    .selectFrom('messages')
    .select('companion_state')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.companion_state) return null;
  try {
    return JSON.parse(vault.open(place('companion_state', id, FIRST_REV), row.companion_state)) as CompanionState;
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/**
 * The newest `limit` messages of the branch shown, oldest first, above `before` where given; or the ones that follow
 * `after`.
 */
export async function listBranch(
  db: Db,
  vault: UserVault,
  userId: string,
  chatId: string,
  page: { before: number | null; after?: number; limit: number },
): Promise<MessageRecord[]> {
  let query = db
    .selectFrom('messages')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('active', '=', 1);
  if (page.before !== null) query = query.where('position', '<', page.before);
  if (page.after !== undefined) query = query.where('position', '>', page.after);
  const order = page.after === undefined ? 'desc' : 'asc';
  const rows = await query.orderBy('position', order).limit(page.limit).execute();
  return (order === 'desc' ? rows.reverse() : rows).map((row) => toRecord(vault, row));
}

/**
 * Writes a reply's new text or end.
 *
 * @returns false where somebody else wrote or removed it in between: the caller must stop then
 */
export async function saveMessage(
  tx: Db,
  vault: UserVault,
  userId: string,
  message: MessageRecord & { body: MessageBody },
  companion?: CompanionState,
): Promise<MessageRecord | null> {
  const rev = message.rev + 1;
  const result = await tx
    .updateTable('messages')
    .set({
      rev,
      state: message.state,
      body: vault.seal(place('body', message.id, rev), JSON.stringify(message.body)),
      ...(companion ? { companion_state: sealState(vault, message.id, companion) } : {}),
    })
    .where('user_id', '=', userId)
    .where('id', '=', message.id)
    .where('rev', '=', message.rev)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1 ? { ...message, rev } : null;
}

/** Where on the branch shown a message stands; null where it does not. */
export async function findPlace(db: Db, userId: string, chatId: string, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('messages')
    .select('position')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('chat_id', '=', chatId)
    .where('active', '=', 1)
    .executeTakeFirst();
  return row?.position ?? null;
}

/** Messages of the branch shown, or of all branches. */
export async function countMessages(db: Db, userId: string, chatId: string, which: 'shown' | 'all'): Promise<number> {
  let query = db
    .selectFrom('messages')
    .select((s) => s.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId);
  if (which === 'shown') query = query.where('active', '=', 1);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Ends a reply without a look at what is in it. */
export async function closeMessage(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'failed' })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'streaming')
    .execute();
}

export async function removeMessage(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('messages').where('user_id', '=', userId).where('id', '=', id).execute();
}
