import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import {
  type AnswersRecord,
  answersBodySchema,
  type SuggestionRecord,
  suggestionBodySchema,
} from './suggestion-record.ts';

type Db = Kysely<Database>;

const place = (id: string, rev: number) => ({ table: 'suggestions', column: 'body', rowId: id, rev });
const answersPlace = (userId: string, rev: number) => ({
  table: 'suggestion_answers',
  column: 'body',
  rowId: userId,
  rev,
});

/** Best first. One that does not open is left out: a suggestion is made anew, not repaired. */
export async function listSuggestions(db: Db, vault: UserVault, userId: string): Promise<SuggestionRecord[]> {
  const rows = await db.selectFrom('suggestions').selectAll().where('user_id', '=', userId).execute();
  const records = rows.flatMap((row) => {
    try {
      const body = suggestionBodySchema.parse(JSON.parse(vault.open(place(row.id, row.rev), row.body)));
      return { id: row.id, createdAt: row.created_at, expiresAt: row.expires_at, rev: row.rev, body };
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  });
  return records.sort((a, b) => a.body.rank - b.body.rank);
}

/** Puts these in the place of all that stood there. */
export async function replaceSuggestions(
  tx: Db,
  vault: UserVault,
  userId: string,
  records: readonly SuggestionRecord[],
): Promise<void> {
  await tx.deleteFrom('suggestions').where('user_id', '=', userId).execute();
  if (records.length === 0) return;
  await tx
    .insertInto('suggestions')
    .values(
      records.map((record) => ({
        user_id: userId,
        id: record.id,
        chat_id: record.body.source.chatId,
        source_id: record.body.source.id,
        created_at: record.createdAt,
        expires_at: record.expiresAt,
        rev: record.rev,
        body: vault.seal(place(record.id, record.rev), JSON.stringify(record.body)),
      })),
    )
    .execute();
}

/** Changes nothing where it was deleted meanwhile. */
export async function saveSuggestion(
  tx: Db,
  vault: UserVault,
  userId: string,
  record: SuggestionRecord,
): Promise<SuggestionRecord> {
  const rev = record.rev + 1;
  await tx
    .updateTable('suggestions')
    .set({ rev, body: vault.seal(place(record.id, rev), JSON.stringify(record.body)) })
    .where('user_id', '=', userId)
    .where('id', '=', record.id)
    .execute();
  return { ...record, rev };
}

function toAnswers(vault: UserVault, userId: string, row: { refreshed_at: number; rev: number; body: Uint8Array }) {
  try {
    const body = answersBodySchema.parse(JSON.parse(vault.open(answersPlace(userId, row.rev), row.body)));
    return { refreshedAt: row.refreshed_at, rev: row.rev, body };
  } catch (error) {
    if (error instanceof VaultError) return { refreshedAt: 0, rev: row.rev, body: answersBodySchema.parse({}) };
    throw error;
  }
}

/** Null before the first suggestion was made. */
export async function findAnswers(db: Db, vault: UserVault, userId: string): Promise<AnswersRecord | null> {
  const row = await db
    .selectFrom('suggestion_answers')
    .select(['refreshed_at', 'rev', 'body'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toAnswers(vault, userId, row) : null;
}

/** Reads the answers, an empty row where there was none, and holds them: whoever writes suggestions comes by here. */
export async function lockAnswers(tx: Db, vault: UserVault, userId: string): Promise<AnswersRecord> {
  const body = vault.seal(answersPlace(userId, 1), JSON.stringify(answersBodySchema.parse({})));
  await tx
    .insertInto('suggestion_answers')
    .values({ user_id: userId, refreshed_at: 0, rev: 1, body })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await tx
    .updateTable('suggestion_answers')
    .set((to) => ({ rev: to.ref('rev') }))
    .where('user_id', '=', userId)
    .returning(['refreshed_at', 'rev', 'body'])
    .executeTakeFirstOrThrow();
  return toAnswers(vault, userId, row);
}

export async function saveAnswers(tx: Db, vault: UserVault, userId: string, answers: AnswersRecord): Promise<void> {
  const rev = answers.rev + 1;
  await tx
    .updateTable('suggestion_answers')
    .set({
      rev,
      refreshed_at: answers.refreshedAt,
      body: vault.seal(answersPlace(userId, rev), JSON.stringify(answers.body)),
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Tables that hold what reasons rest on, in the order everybody locks them (forget-reasons.service.ts). */
const SOURCES = ['chats', 'memories', 'questionnaire_responses', 'checkins', 'exercise_runs'] as const;

/** Which of these still stand; held until the transaction ends, so that none goes while a reason is written for it. */
export async function holdSources(tx: Db, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  if (ids.length === 0) return held;
  for (const table of SOURCES) {
    const rows = await tx
      .updateTable(table)
      .set((to) => ({ rev: to.ref('rev') }))
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    for (const { id } of rows) held.add(id);
  }
  return held;
}
