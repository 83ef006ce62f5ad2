import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { takeAllReplies } from './running-replies.repository.ts';

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

/** Everybody who has something temporary here. */
export async function findPeople(db: Db): Promise<string[]> {
  const [chats, drafts] = await Promise.all([
    db.selectFrom('chats').select('user_id').distinct().execute(),
    db.selectFrom('drafts').select('user_id').distinct().execute(),
  ]);
  return [...new Set([...chats, ...drafts].map((row) => row.user_id))];
}

/** What a person has in the store of temporary chats, beside the messages that go with their chat. */
const OWNED = ['drafts', 'kept_items', 'safety_events', 'memory_uses', 'memories', 'sessions', 'chat_reviews'] as const;

/** Deletes all that is a person's. @returns their chats, and the replies that were being written */
export async function forgetAllOf(tx: Db, userId: string): Promise<{ chats: string[]; replies: string[] }> {
  const replies = await takeAllReplies(tx, userId);
  const chats = await tx.deleteFrom('chats').where('user_id', '=', userId).returning('id').execute();
  for (const table of OWNED) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  return { chats: chats.map((row) => row.id), replies };
}
