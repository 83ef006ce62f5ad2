import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';

type Db = Kysely<Database>;

const place = (id: string) => ({ table: 'safety_events', column: 'body', rowId: id, rev: 1 });

/** Level and categories, sealed; the words stay in the message alone. */
export async function insertSafetyEvent(
  tx: Db,
  vault: UserVault,
  userId: string,
  event: { id: string; chatId: string; at: number; level: RiskLevel; categories: readonly RiskCategory[] },
): Promise<void> {
  await tx
    .insertInto('safety_events')
    .values({
      user_id: userId,
      id: event.id,
      chat_id: event.chatId,
      created_at: event.at,
      rev: 1,
      body: vault.seal(place(event.id), JSON.stringify({ level: event.level, categories: event.categories })),
    })
    .execute();
}
