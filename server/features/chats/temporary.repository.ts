import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Db = Kysely<Database>;

/** Rows of a chat that move with it when it is kept; sealed bytes stay as they are, their place is the same. */
const MOVED = ['messages', 'drafts', 'kept_items', 'safety_events'] as const;
/** Rows in one statement: no engine takes more than 65,535 parameters. */
const ROWS = 500;

/** Copies a chat with all that belongs to it from one store to another. @returns false where it is not there */
export async function copyChat(from: Db, to: Db, userId: string, chatId: string): Promise<boolean> {
  const chat = await from
    .selectFrom('chats')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', chatId)
    .executeTakeFirst();
  if (!chat) return false;
  await to.insertInto('chats').values(chat).execute();
  for (const table of MOVED) {
    const rows = await from
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', userId)
      .where('chat_id', '=', chatId)
      .execute();
    for (let at = 0; at < rows.length; at += ROWS)
      await to
        .insertInto(table)
        .values(rows.slice(at, at + ROWS) as never)
        .execute();
  }
  return true;
}

/** Chats that nobody touched since. */
export async function findLeftAlone(db: Db, since: number): Promise<{ userId: string; chatId: string }[]> {
  const rows = await db.selectFrom('chats').select(['user_id', 'id']).where('touched_at', '<', since).execute();
  return rows.map((row) => ({ userId: row.user_id, chatId: row.id }));
}
