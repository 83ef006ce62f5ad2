import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { QuestionnaireResponsesTable } from '#server/db/tables/questionnaire-responses.table.ts';
import { forgetReasons } from '#server/features/suggestions/forget-reasons.service.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { ResponseBody, ResponseRecord } from './response-record.ts';

type Db = Kysely<Database>;
const TABLE = 'questionnaire_responses';
const COLUMNS = ['id', 'started_at', 'updated_at', 'submitted_at', 'rev', 'body'] as const;

const place = (id: string, rev: number) => ({ table: TABLE, column: 'body', rowId: id, rev });

/** A damaged record reads as none at all: a score that cannot be read must not be shown. */
function toRecords(vault: UserVault, rows: Omit<QuestionnaireResponsesTable, 'user_id'>[]): ResponseRecord[] {
  return rows.flatMap((row) => {
    let body: ResponseBody;
    try {
      // Sealed by us and bound to its place: what opens is what was written. Checking each again took most of the time.
      body = JSON.parse(vault.open(place(row.id, row.rev), row.body)) as ResponseBody;
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
    const { id, started_at: startedAt, updated_at: updatedAt, submitted_at: submittedAt, rev } = row;
    return { id, startedAt, updatedAt, submittedAt, rev, body };
  });
}

/** @returns false where the id is taken; nothing is changed then */
export async function insertResponse(
  tx: Db,
  vault: UserVault,
  userId: string,
  record: ResponseRecord,
): Promise<boolean> {
  const result = await tx
    .insertInto(TABLE)
    .values({
      user_id: userId,
      id: record.id,
      started_at: record.startedAt,
      updated_at: record.updatedAt,
      submitted_at: record.submittedAt,
      rev: record.rev,
      body: vault.seal(place(record.id, record.rev), JSON.stringify(record.body)),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Begun and finished ones, newest first; all of them unless `limit` says how many. */
export async function listResponses(
  db: Db,
  vault: UserVault,
  userId: string,
  limit?: number,
): Promise<ResponseRecord[]> {
  const query = db
    .selectFrom(TABLE)
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  return toRecords(vault, await (limit === undefined ? query : query.limit(limit)).execute());
}

/** Those of these ids, and everything that is begun; in no order. */
export async function listSome(
  db: Db,
  vault: UserVault,
  userId: string,
  ids: readonly string[],
): Promise<ResponseRecord[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([where('submitted_at', 'is', null), ...(ids.length > 0 ? [where('id', 'in', ids)] : [])]),
    )
    .execute();
  return toRecords(vault, rows);
}

export async function findResponse(
  db: Db,
  vault: UserVault,
  userId: string,
  id: string,
): Promise<ResponseRecord | null> {
  const rows = await db.selectFrom(TABLE).select(COLUMNS).where('user_id', '=', userId).where('id', '=', id).execute();
  return toRecords(vault, rows)[0] ?? null;
}

/** Reads a response and holds it until the transaction ends. */
export async function lockResponse(
  tx: Db,
  vault: UserVault,
  userId: string,
  id: string,
): Promise<ResponseRecord | null> {
  const rows = await tx
    .updateTable(TABLE)
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .execute();
  return toRecords(vault, rows)[0] ?? null;
}

export async function saveResponse(
  tx: Db,
  vault: UserVault,
  userId: string,
  record: ResponseRecord,
): Promise<ResponseRecord> {
  const rev = record.rev + 1;
  await tx
    .updateTable(TABLE)
    .set({
      rev,
      updated_at: record.updatedAt,
      submitted_at: record.submittedAt,
      body: vault.seal(place(record.id, rev), JSON.stringify(record.body)),
    })
    .where('user_id', '=', userId)
    .where('id', '=', record.id)
    .execute();
  return { ...record, rev };
}

/** @returns how many went */
export async function removeResponses(tx: Db, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await tx.deleteFrom(TABLE).where('user_id', '=', userId).where('id', 'in', ids).executeTakeFirst();
  // What was suggested because of them.
  await forgetReasons(tx, userId, ids);
  return Number(result.numDeletedRows);
}
