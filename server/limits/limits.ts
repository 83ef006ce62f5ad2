import { sql } from 'kysely';
import type { Platform } from '#server/platform.ts';

/** How often something may happen within a time, counted for one account, network, device or address. */
export interface Limit {
  name: string;
  max: number;
  windowMs: number;
  /**
   * What holds while the store cannot count. `closed`, and so by default: nothing passes uncounted, since what is
   * guarded is an account or money. `open`: everything passes, since a person waits behind it.
   */
  whenAway?: 'closed' | 'open';
}

/** What is counted is stored as a keyed hash: the table names neither account nor network. */
export const limitKey = (p: Pick<Platform, 'vault'>, limit: Pick<Limit, 'name'>, subject: string): Promise<string> =>
  p.vault.blindIndex(`limit:${limit.name}:${subject}`);

/**
 * Counts something before it is done, so that what is done at once cannot slip past the limit. Runs in the caller's
 * transaction where `p` carries one.
 *
 * @param cost how much it counts, for what is not counted by the piece
 * @returns seconds to wait; 0 where it is within the limit
 * @throws whatever the store throws where it cannot be reached, except for a limit that is open then
 */
export async function count(p: Platform, limit: Limit, subject: string, cost = 1): Promise<number> {
  const now = p.clock();
  const fresh = sql<boolean>`auth_limits.window_ends_at <= ${now}`;
  try {
    const row = await (p.peopleDb ?? p.db)
      .insertInto('auth_limits')
      .values({ key: await limitKey(p, limit, subject), count: cost, window_ends_at: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${fresh} then excluded.count else auth_limits.count + excluded.count end`,
          window_ends_at: sql<number>`case when ${fresh} then excluded.window_ends_at else auth_limits.window_ends_at end`,
        }),
      )
      .returning(['count', 'window_ends_at'])
      .executeTakeFirstOrThrow();
    return row.count <= limit.max ? 0 : Math.max(1, Math.ceil((row.window_ends_at - now) / 1000));
  } catch (error) {
    if (limit.whenAway === 'open') return 0;
    throw error;
  }
}
