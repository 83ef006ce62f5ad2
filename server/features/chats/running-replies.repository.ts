import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Db = Kysely<Database>;

export interface RunningReply {
  replyId: string;
  userId: string;
  chatId: string;
}

/** A reply may be written only by the owner of its row; whoever removes the row has stopped it. */
export async function claimReply(tx: Db, reply: RunningReply, owner: string, leaseUntil: number): Promise<void> {
  await tx
    .insertInto('running_replies')
    .values({ reply_id: reply.replyId, user_id: reply.userId, chat_id: reply.chatId, owner, lease_until: leaseUntil })
    .execute();
}

export async function findRunningReply(db: Db, userId: string, chatId: string): Promise<string | null> {
  const row = await db
    .selectFrom('running_replies')
    .select('reply_id')
    .where('user_id', '=', userId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return row?.reply_id ?? null;
}

/** @returns false where it was not running (any more) */
export async function releaseReply(tx: Db, userId: string, replyId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('running_replies')
    .where('user_id', '=', userId)
    .where('reply_id', '=', replyId)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Takes all of a person's replies out of the hands that write them. @returns which */
export async function takeAllReplies(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('running_replies').where('user_id', '=', userId).returning('reply_id').execute();
  return rows.map((row) => row.reply_id);
}

/**
 * The heartbeat of one instance over everything it is writing now. One that another instance
 * took, but could not end, comes back; one that this instance took, but could not end, runs out.
 */
export async function extendLeases(db: Db, owner: string, replyIds: string[], leaseUntil: number): Promise<void> {
  if (replyIds.length === 0) return;
  await db
    .updateTable('running_replies')
    .set({ owner, lease_until: leaseUntil })
    .where('reply_id', 'in', replyIds)
    .execute();
}

/** Takes over replies whose instance is gone. Each is given to one caller only. */
export async function takeAbandoned(db: Db, owner: string, now: number, leaseUntil: number): Promise<RunningReply[]> {
  const rows = await db
    .updateTable('running_replies')
    .set({ owner, lease_until: leaseUntil })
    .where('lease_until', '<', now)
    .returning(['reply_id', 'user_id', 'chat_id'])
    .execute();
  return rows.map((row) => ({ replyId: row.reply_id, userId: row.user_id, chatId: row.chat_id }));
}
