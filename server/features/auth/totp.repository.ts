import { sql } from 'kysely';
import type { Platform } from '#server/platform.ts';

/** Wrong codes in a row, then no code is looked at for a while (security note §4.5). */
const TRIES_IN_A_ROW = 10;
export const CODES_CLOSED_MS = 15 * 60_000;

const place = (uid: string) => ({ table: 'auth_totp', column: 'body', rowId: uid, rev: 0 });

export interface Totp {
  seed: string;
  /** Epoch milliseconds, both. */
  createdAt: number;
  confirmedAt: number | null;
  lastStep: number;
}

export async function findTotp(p: Platform, uid: string): Promise<Totp | null> {
  const row = await p.db.selectFrom('auth_totp').selectAll().where('uid', '=', uid).executeTakeFirst();
  if (!row) return null;
  return {
    seed: await p.vault.open(uid, place(uid), row.body),
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    lastStep: row.last_step,
  };
}

/** Since when the person's second step is on; null while it is off. */
export async function totpSince(p: Platform, uid: string): Promise<number | null> {
  const row = await p.db.selectFrom('auth_totp').select('confirmed_at').where('uid', '=', uid).executeTakeFirst();
  return row?.confirmed_at ?? null;
}

/** Writes a seed that waits to be confirmed, in the place of another one that waits; one that is on stays. */
export async function putWaitingSeed(p: Platform, uid: string, seed: string): Promise<void> {
  const fresh = { body: await p.vault.seal(uid, place(uid), seed), created_at: p.clock(), last_step: 0, tries: 0 };
  await p.db
    .insertInto('auth_totp')
    .values({ uid, ...fresh, confirmed_at: null, closed_until: 0 })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(fresh).where('auth_totp.confirmed_at', 'is', null))
    .execute();
}

/** Turns it on with the half minute of the code that proved it; false where it is on already or gone. */
export async function confirmSeed(p: Platform, uid: string, step: number): Promise<boolean> {
  const result = await p.db
    .updateTable('auth_totp')
    .set({ confirmed_at: p.clock(), last_step: step, tries: 0, closed_until: 0 })
    .where('uid', '=', uid)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the code of a half minute, once: false where that one or a later one was taken meanwhile. */
export async function takeStep(p: Platform, uid: string, step: number): Promise<boolean> {
  const result = await p.db
    .updateTable('auth_totp')
    .set({ last_step: step })
    .where('uid', '=', uid)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What is left after a try was counted, or how long no code is looked at. */
export type Counted = { left: number } | { retryAfter: number };

/** Counts a try before its code is looked at, so that tries at the same moment cannot slip past. */
export async function countCodeTry(p: Platform, uid: string): Promise<Counted> {
  const now = p.clock();
  const isAfresh = sql<boolean>`tries >= ${TRIES_IN_A_ROW}`;
  const row = await p.db
    .updateTable('auth_totp')
    .set({
      tries: sql<number>`case when ${isAfresh} then 1 else tries + 1 end`,
      closed_until: sql<number>`case when tries = ${TRIES_IN_A_ROW - 1} then cast(${now + CODES_CLOSED_MS} as bigint) else 0 end`,
    })
    .where('uid', '=', uid)
    .where('closed_until', '<=', now)
    .returning('tries')
    .executeTakeFirst();
  if (row) return { left: TRIES_IN_A_ROW - row.tries };
  const closed = await p.db.selectFrom('auth_totp').select('closed_until').where('uid', '=', uid).executeTakeFirst();
  return { retryAfter: Math.max(1, Math.ceil(((closed?.closed_until ?? now) - now) / 1000)) };
}

export async function forgetCodeTries(p: Platform, uid: string): Promise<void> {
  await p.db.updateTable('auth_totp').set({ tries: 0, closed_until: 0 }).where('uid', '=', uid).execute();
}

/** Deletes the seed; false where there was none. */
export async function deleteTotp(p: Platform, uid: string): Promise<boolean> {
  const result = await p.db.deleteFrom('auth_totp').where('uid', '=', uid).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
