import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { holdSuggestions } from '#server/features/suggestions/forget-reasons.service.ts';

type Db = Kysely<Database>;

/** Tables whose rows came out of one chat and go with it, beside its messages and its draft. */
const TRACES = [
  'memories',
  'sessions',
  'safety_events',
  'kept_items',
  'chat_reviews',
  'memory_uses',
  'suggestions',
] as const;
type Trace = (typeof TRACES)[number];
type Counted = Exclude<Trace, 'chat_reviews' | 'memory_uses' | 'suggestions'>;

/** Counts what a person is told of, in one question to the store: it is asked with every reply. */
export async function countTraces(db: Db, userId: string, chatId: string): Promise<Record<Counted, number>> {
  const count = (table: Counted) =>
    db
      .selectFrom(table)
      .select((s) => s.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('chat_id', '=', chatId);
  const row = await db
    .selectNoFrom([
      count('memories').as('memories'),
      count('sessions').as('sessions'),
      count('safety_events').as('safety_events'),
      count('kept_items').as('kept_items'),
    ])
    .executeTakeFirstOrThrow();
  const { memories, sessions, safety_events, kept_items } = row;
  return {
    memories: Number(memories),
    sessions: Number(sessions),
    safety_events: Number(safety_events),
    kept_items: Number(kept_items),
  };
}

/** @param memoryIds memories of the chat: their uses in other chats go too. @returns how many rows went, by table */
export async function removeTraces(
  tx: Db,
  userId: string,
  chatId: string,
  memoryIds: readonly string[],
): Promise<Record<Trace, number>> {
  const counts = {} as Record<Trace, number>;
  if (memoryIds.length > 0)
    await tx.deleteFrom('memory_uses').where('user_id', '=', userId).where('memory_id', 'in', memoryIds).execute();
  for (const table of TRACES) {
    if (table === 'suggestions') await holdSuggestions(tx, userId);
    const result = await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('chat_id', '=', chatId)
      .executeTakeFirst();
    counts[table] = Number(result.numDeletedRows);
  }
  return counts;
}
