import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { SessionsTable } from '#server/db/tables/sessions.table.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type SessionRecord, sessionBodySchema } from './session-record.ts';

type Db = Kysely<Database>;

const COLUMNS = ['id', 'chat_id', 'started_at', 'ended_at', 'rev', 'body'] as const;
const place = (id: string, rev: number) => ({ table: 'sessions', column: 'body', rowId: id, rev });

function toRecords(vault: UserVault, rows: Omit<SessionsTable, 'user_id'>[]): SessionRecord[] {
  return rows.flatMap((row) => {
    try {
      const body = sessionBodySchema.parse(JSON.parse(vault.open(place(row.id, row.rev), row.body)));
      const { id, rev } = row;
      return { id, chatId: row.chat_id, startedAt: row.started_at, endedAt: row.ended_at, rev, body };
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  });
}

export async function insertSession(tx: Db, vault: UserVault, userId: string, session: SessionRecord): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      id: session.id,
      chat_id: session.chatId,
      started_at: session.startedAt,
      ended_at: session.endedAt,
      rev: session.rev,
      body: vault.seal(place(session.id, session.rev), JSON.stringify(session.body)),
    })
    .execute();
}

export async function saveSession(tx: Db, vault: UserVault, userId: string, session: SessionRecord): Promise<void> {
  const rev = session.rev + 1;
  await tx
    .updateTable('sessions')
    .set({ rev, body: vault.seal(place(session.id, rev), JSON.stringify(session.body)) })
    .where('user_id', '=', userId)
    .where('id', '=', session.id)
    .where('rev', '=', session.rev)
    .execute();
}

/** Newest first. */
export async function listSessions(
  db: Db,
  vault: UserVault,
  userId: string,
  most: { limit: number; chatId?: string },
): Promise<SessionRecord[]> {
  let query = db.selectFrom('sessions').select(COLUMNS).where('user_id', '=', userId);
  if (most.chatId !== undefined) query = query.where('chat_id', '=', most.chatId);
  return toRecords(vault, await query.orderBy('ended_at', 'desc').orderBy('id', 'desc').limit(most.limit).execute());
}

/** Those that ended from `from` until before `until`, epoch milliseconds, oldest first. */
export async function listSessionsBetween(
  db: Db,
  vault: UserVault,
  userId: string,
  { from, until }: { from: number; until: number },
): Promise<SessionRecord[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', until)
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  return toRecords(vault, rows);
}

export async function hasSessionBefore(db: Db, userId: string, time: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', '<', time)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
