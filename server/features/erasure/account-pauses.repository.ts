import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Db = Kysely<Database>;

export async function isKnown(db: Db, uid: string): Promise<boolean> {
  return (await db.selectFrom('people').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined;
}

export async function pause(tx: Db, uid: string, at: number): Promise<void> {
  await tx
    .insertInto('account_pauses')
    .values({ uid, paused_at: at })
    .onConflict((to) => to.column('uid').doNothing())
    .execute();
}

/** @returns false where it was not paused */
export async function resume(tx: Db, uid: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('account_pauses').where('uid', '=', uid).executeTakeFirst();
  return numDeletedRows === 1n;
}
