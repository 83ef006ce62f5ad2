import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';

type Db = Kysely<Database>;

const sealedAt = (id: string) => ({ table: 'safety_events', column: 'body', rowId: id, rev: 1 });

/** What is kept of a message at risk (assistant.md §4.9). Its words stay in the message alone. */
export interface SafetyEventBody {
  /** Of the conversation, after the message. */
  level: RiskLevel;
  /** Of the message alone. */
  messageLevel: RiskLevel;
  categories: readonly RiskCategory[];
  ruleIds: readonly string[];
  guardVersion: string;
  shown: 'card' | 'bar' | 'none';
  /** Where the country of the numbers comes from; the browser's guess never reaches the server. */
  countrySource: 'profile' | 'unknown';
  /** A button of the card: called, cannot_call, not_danger. */
  userAction: string | null;
  /** The next chat begins with a look back; at level 3 it comes before all else. */
  flag: 'follow_up' | 'priority' | null;
}

/** Where something was written: in a chat, or in an exercise or page of the journal. The event goes when that goes. */
export interface WrittenIn {
  chatId: string | null;
  sourceId: string | null;
}

/** What was booked of something that is no chat and is deleted now. */
export async function deleteSafetyEventsOf(tx: Db, userId: string, sourceId: string): Promise<void> {
  await tx.deleteFrom('safety_events').where('user_id', '=', userId).where('source_id', '=', sourceId).execute();
}

/** Of everybody: the one deletion here that knows no person. */
export async function deleteSafetyEventsBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('safety_events').where('created_at', '<', at).execute();
}

/** Levels of what was booked since `at`, in epoch milliseconds. One that does not open counts as 2: rather too careful. */
export async function listLevelsSince(db: Db, vault: UserVault, userId: string, at: number): Promise<RiskLevel[]> {
  const rows = await db
    .selectFrom('safety_events')
    .select(['id', 'body'])
    .where('user_id', '=', userId)
    .where('created_at', '>=', at)
    .execute();
  return rows.map(({ id, body }) => {
    try {
      return (JSON.parse(vault.open(sealedAt(id), body)) as SafetyEventBody).level;
    } catch (error) {
      if (error instanceof VaultError) return 2;
      throw error;
    }
  });
}

export async function insertSafetyEvent(
  tx: Db,
  vault: UserVault,
  userId: string,
  { id, place: { chatId, sourceId }, at, body }: { id: string; place: WrittenIn; at: number; body: SafetyEventBody },
): Promise<void> {
  await tx
    .insertInto('safety_events')
    .values({
      user_id: userId,
      id,
      chat_id: chatId,
      source_id: sourceId,
      created_at: at,
      rev: 1,
      body: vault.seal(sealedAt(id), JSON.stringify(body)),
    })
    .execute();
}
