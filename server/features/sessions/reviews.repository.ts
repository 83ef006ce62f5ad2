import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Db = Kysely<Database>;

/** How far a chat was reviewed. */
export interface Review {
  upTo: string | null;
  /** Position of that message; 0 before the first. */
  position: number;
}

export async function findReview(db: Db, userId: string, chatId: string): Promise<Review> {
  const row = await db
    .selectFrom('chat_reviews')
    .select(['reviewed_up_to', 'reviewed_position'])
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return { upTo: row?.reviewed_up_to ?? null, position: row?.reviewed_position ?? 0 };
}

export async function saveReview(tx: Db, userId: string, chatId: string, review: Review, now: number): Promise<void> {
  const to = { reviewed_up_to: review.upTo, reviewed_position: review.position, looked_at: now };
  await tx
    .insertInto('chat_reviews')
    .values({ user_id: userId, chat_id: chatId, ...to })
    .onConflict((conflict) => conflict.columns(['user_id', 'chat_id']).doUpdateSet(to))
    .execute();
}

/** Chats that were written in after they were last looked at, and not since `quietSince`. */
export async function findUnreviewed(db: Db, userId: string, quietSince: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chats')
    .leftJoin('chat_reviews', (join) =>
      join.onRef('chat_reviews.user_id', '=', 'chats.user_id').onRef('chat_reviews.chat_id', '=', 'chats.id'),
    )
    .select('chats.id')
    .where('chats.user_id', '=', userId)
    .where('chats.touched_at', '<', quietSince)
    .where((where) =>
      where.or([
        where('chat_reviews.looked_at', 'is', null),
        where('chats.touched_at', '>', where.ref('chat_reviews.looked_at')),
      ]),
    )
    .orderBy('chats.touched_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
