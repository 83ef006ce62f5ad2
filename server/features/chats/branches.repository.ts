import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { MessageRecord } from './message-record.ts';

type Db = Kysely<Database>;

const ROOT = '';
const keyOf = (message: { parentId: string | null; role: string }) => `${message.parentId ?? ROOT}|${message.role}`;

/** For each message the ids of all versions at its place, oldest first. */
export async function findVersions(
  db: Db,
  userId: string,
  chatId: string,
  messages: readonly MessageRecord[],
): Promise<Map<string, string[]>> {
  const parents = messages.flatMap((message) => (message.parentId === null ? [] : [message.parentId]));
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'parent_id', 'role'])
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where((where) =>
      messages.some((message) => message.parentId === null)
        ? where.or([where('parent_id', 'is', null), ...(parents.length ? [where('parent_id', 'in', parents)] : [])])
        : where('parent_id', 'in', parents.length ? parents : [ROOT]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byPlace = new Map<string, string[]>();
  for (const row of rows) {
    const key = keyOf({ parentId: row.parent_id, role: row.role });
    byPlace.set(key, [...(byPlace.get(key) ?? []), row.id]);
  }
  return new Map(messages.map((message) => [message.id, byPlace.get(keyOf(message)) ?? [message.id]]));
}

/** Takes everything from `position` downwards off the branch shown. Nothing is deleted. */
export async function leaveBranch(tx: Db, userId: string, chatId: string, position: number): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ active: 0 })
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('position', '>=', position)
    .where('active', '=', 1)
    .execute();
}

/** Shows the branch that goes through `message`, downwards along the newest version at each place. */
export async function enterBranch(
  tx: Db,
  userId: string,
  chatId: string,
  message: { id: string; position: number },
): Promise<void> {
  await leaveBranch(tx, userId, chatId, message.position);
  const below = await tx
    .selectFrom('messages')
    .select(['id', 'parent_id'])
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('position', '>', message.position)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const newestChild = new Map(below.map((row) => [row.parent_id, row.id]));
  const path: string[] = [];
  for (let id: string | undefined = message.id; id !== undefined; id = newestChild.get(id)) path.push(id);
  await show(tx, userId, path);
}

/**
 * Makes the branch shown one that leads to `end`, so that something may be hung on it. There is
 * nothing to do where it does already; another tab may have left that branch meanwhile.
 */
export async function leadTo(
  tx: Db,
  userId: string,
  chatId: string,
  end: Pick<MessageRecord, 'id' | 'position' | 'active'> | null,
): Promise<void> {
  if (!end || end.active) return;
  await leaveBranch(tx, userId, chatId, 0);
  const above = await tx
    .selectFrom('messages')
    .select(['id', 'parent_id'])
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .where('position', '<=', end.position)
    .execute();
  const parents = new Map(above.map((row) => [row.id, row.parent_id]));
  const path: string[] = [];
  for (let id: string | null | undefined = end.id; id; id = parents.get(id)) path.push(id);
  await show(tx, userId, path);
}

async function show(tx: Db, userId: string, path: string[]): Promise<void> {
  for (let at = 0; at < path.length; at += IDS_PER_UPDATE) {
    await tx
      .updateTable('messages')
      .set({ active: 1 })
      .where('user_id', '=', userId)
      .where('id', 'in', path.slice(at, at + IDS_PER_UPDATE))
      .execute();
  }
}

/** SQLite takes 32,766 parameters in one statement; a long chat has more messages than that. */
const IDS_PER_UPDATE = 500;
