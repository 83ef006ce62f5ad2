import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { forgetReasons } from '#server/features/suggestions/forget-reasons.service.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type Checkin, checkinSchema } from '#shared/checkins/checkins.contract.ts';

type Db = Kysely<Database>;

const place = (id: string, rev: number) => ({ table: 'checkins', column: 'body', rowId: id, rev });

/** Newest first. One that does not open is left out: a mood that cannot be read must not be counted. */
export async function listCheckins(db: Db, vault: UserVault, userId: string, since: number): Promise<Checkin[]> {
  const rows = await db
    .selectFrom('checkins')
    .select(['id', 'rev', 'body'])
    .where('user_id', '=', userId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    try {
      return [checkinSchema.parse(JSON.parse(vault.open(place(row.id, row.rev), row.body)))];
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  });
}

export async function hasCheckinBefore(db: Db, userId: string, time: number): Promise<boolean> {
  const row = await db
    .selectFrom('checkins')
    .select('id')
    .where('user_id', '=', userId)
    .where('at', '<', time)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is sealed: the entry, and when the person made it so; null in entries from before that was noted. */
export const keptSchema = checkinSchema.extend({ changedAt: z.iso.datetime().nullable().default(null) });
export type KeptCheckin = z.infer<typeof keptSchema>;

function openKept(vault: UserVault, id: string, row: { rev: number; body: Uint8Array }): KeptCheckin | null {
  try {
    return keptSchema.parse(JSON.parse(vault.open(place(id, row.rev), row.body)));
  } catch (error) {
    // What cannot be read any more is no reason to refuse what can.
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** Writes it, or puts it in the place of what stood there, unless that is from later. @returns what stood there */
export async function putCheckin(
  tx: Db,
  vault: UserVault,
  userId: string,
  checkin: KeptCheckin,
): Promise<KeptCheckin | null> {
  const at = Date.parse(checkin.at);
  // Held until the transaction ends: two devices that change one entry come one after the other.
  const held = await tx
    .updateTable('checkins')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .where('id', '=', checkin.id)
    .returning(['rev', 'body'])
    .executeTakeFirst();
  const before = held ? openKept(vault, checkin.id, held) : null;
  if (isFromLater(before, checkin)) return before;
  const rev = (held?.rev ?? 0) + 1;
  const row = { at, rev, body: vault.seal(place(checkin.id, rev), JSON.stringify(checkin)) };
  await tx
    .insertInto('checkins')
    .values({ user_id: userId, id: checkin.id, ...row })
    .onConflict((to) => to.columns(['user_id', 'id']).doUpdateSet(row))
    .execute();
  return before;
}

/** True where what stands there was made so after the one that comes now. */
export const isFromLater = (before: KeptCheckin | null, now: KeptCheckin): boolean =>
  before?.changedAt != null && now.changedAt !== null && before.changedAt > now.changedAt;

/** @returns false where there was none */
export async function removeCheckin(tx: Db, userId: string, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('checkins').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** What was suggested because of an entry that is gone or says something else now. */
export const removeSuggestedFor = (tx: Db, userId: string, id: string): Promise<void> =>
  forgetReasons(tx, userId, [id]);
