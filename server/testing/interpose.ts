import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Long enough for another connection's statement; one that has to wait for our row outlasts it. */
const CHANCE_MS = 300;

/**
 * The same store, but right after its first statement on `table` something else gets the
 * chance to write: the order that a race needs, made certain.
 */
export function interpose(db: Kysely<Database>, table: keyof Database, act: () => void): Kysely<Database> {
  let moment: object | null = null;
  let happened = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (!happened && JSON.stringify(node).includes(`"name":"${table}"`)) {
        happened = true;
        moment = queryId;
      }
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId !== moment) return result;
      act();
      await sleep(CHANCE_MS);
      return result;
    },
  };
  return db.withPlugin(plugin);
}
