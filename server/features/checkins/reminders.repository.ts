import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { reminderChannelSchema, writeRemindersSchema } from '#shared/checkins/reminders.contract.ts';

type Db = Kysely<Database>;

const DAY = 86_400_000;
const place = (userId: string, rev: number) => ({ table: 'checkin_reminders', column: 'body', rowId: userId, rev });

export const bodySchema = z.object({
  channel: reminderChannelSchema,
  days: writeRemindersSchema.shape.days,
  hour: z.int(),
  zone: z.string(),
  /** Epoch milliseconds; null where none is coming. */
  nextAt: z.int().nullable(),
  /** Calendar day of the last one that was due, whether it was sent or not. */
  lastDay: z.string().nullable(),
  /** Epoch milliseconds; null before the first one. */
  sentAt: z.int().nullable(),
  /** How many went by in a row without a check-in. */
  ignored: z.int(),
  silent: z.boolean(),
  /** Stops them, in every mail until they are off; null where they are. */
  stopToken: z.string().nullable(),
});
export type ReminderBody = z.infer<typeof bodySchema>;

export interface ReminderRecord {
  userId: string;
  rev: number;
  body: ReminderBody;
}

/** Null before the person asked, and where it cannot be read any more. */
export async function findReminder(db: Db, vault: UserVault, userId: string): Promise<ReminderRecord | null> {
  const row = await db
    .selectFrom('checkin_reminders')
    .select(['rev', 'body'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  try {
    const body = bodySchema.parse(JSON.parse(vault.open(place(userId, row.rev), row.body)));
    return { userId, rev: row.rev, body };
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

const rowOf = (vault: UserVault, { userId, body }: ReminderRecord, rev: number, stopHash: string | null) => ({
  rev,
  due_day: body.nextAt === null ? null : Math.floor(body.nextAt / DAY) * DAY,
  stop_hash: stopHash,
  body: vault.seal(place(userId, rev), JSON.stringify(body)),
});

/** Writes it, whatever stands there. */
export async function putReminder(
  tx: Db,
  vault: UserVault,
  record: ReminderRecord,
  stopHash: string | null,
): Promise<void> {
  const held = await tx
    .updateTable('checkin_reminders')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', record.userId)
    .returning('rev')
    .executeTakeFirst();
  const row = rowOf(vault, record, (held?.rev ?? 0) + 1, stopHash);
  await tx
    .insertInto('checkin_reminders')
    .values({ user_id: record.userId, ...row })
    .onConflict((to) => to.column('user_id').doUpdateSet(row))
    .execute();
}

/** Writes it if nobody did since it was read: of several instances one sees true. */
export async function advanceReminder(db: Db, vault: UserVault, record: ReminderRecord): Promise<boolean> {
  const { stop_hash: _, ...row } = rowOf(vault, record, record.rev + 1, null);
  const result = await db
    .updateTable('checkin_reminders')
    .set(row)
    .where('user_id', '=', record.userId)
    .where('rev', '=', record.rev)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whose reminders may be due by now, without a look into them. */
export function listMaybeDue(db: Db, now: number): Promise<{ user_id: string; rev: number }[]> {
  return db.selectFrom('checkin_reminders').select(['user_id', 'rev']).where('due_day', '<=', now).execute();
}

/** Whose reminders a link stops; undefined where it stops none any more. */
export async function findByStopHash(db: Db, stopHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('checkin_reminders')
    .select('user_id')
    .where('stop_hash', '=', stopHash)
    .executeTakeFirst();
  return row?.user_id;
}
