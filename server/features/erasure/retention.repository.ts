import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { RetentionChoicesTable } from '#server/db/tables/retention-choices.table.ts';

type Db = Kysely<Database>;

/** For each part the time before which it goes, in epoch milliseconds; null keeps it. */
export interface Cutoffs {
  chats: number | null;
  journal: number | null;
  checkins: number | null;
}

export interface OldRows {
  chats: string[];
  journal: string[];
  checkins: string[];
}

export function findChoice(db: Db, uid: string): Promise<RetentionChoicesTable | undefined> {
  return db.selectFrom('retention_choices').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export async function saveChoice(db: Db, row: RetentionChoicesTable): Promise<void> {
  const { uid: _, ...change } = row;
  await db
    .insertInto('retention_choices')
    .values(row)
    .onConflict((to) => to.column('uid').doUpdateSet(change))
    .execute();
}

export function listDueChoices(db: Db, now: number): Promise<RetentionChoicesTable[]> {
  return db.selectFrom('retention_choices').selectAll().where('next_run_at', '<=', now).execute();
}

/** True for the one instance that moved the run on. */
export async function claimRun(db: Db, row: RetentionChoicesTable, nextRunAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('retention_choices')
    .set({ next_run_at: nextRunAt })
    .where('uid', '=', row.uid)
    .where('next_run_at', '=', row.next_run_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What is older than the person wants theirs to be. A chat that a reply is being written in is never old. */
export async function findOld(db: Db, uid: string, before: Cutoffs): Promise<OldRows> {
  const chats =
    before.chats === null
      ? []
      : await db
          .selectFrom('chats')
          .select('id')
          .where('user_id', '=', uid)
          .where('touched_at', '<', before.chats)
          .where('id', 'not in', db.selectFrom('running_replies').select('chat_id').where('user_id', '=', uid))
          .execute();
  const older = async (table: 'journal_entries' | 'checkins', time: number | null) =>
    time === null
      ? []
      : await db.selectFrom(table).select('id').where('user_id', '=', uid).where('at', '<', time).execute();
  const [journal, checkins] = await Promise.all([
    older('journal_entries', before.journal),
    older('checkins', before.checkins),
  ]);
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
  return { chats: ids(chats), journal: ids(journal), checkins: ids(checkins) };
}

export async function listChatIds(db: Db, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('chats').select('id').where('user_id', '=', uid).execute();
  return rows.map((row) => row.id);
}

export async function listMemoryIds(db: Db, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('memories').select('id').where('user_id', '=', uid).execute();
  return rows.map((row) => row.id);
}
