import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#server/config/config.ts';

const TRIES = 40;
const BETWEEN_MS = 50;

/**
 * Brings what SQLite's journal still holds into the file and cuts the journal to nothing: until then it keeps pages of
 * before, with what was deleted since. Does nothing on PostgreSQL.
 *
 * @returns false where others wrote all the while; the journal then empties itself as it grows
 */
export async function emptyJournal({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<boolean> {
  if (databaseUrl) return true;
  const db = new DatabaseSync(join(dataDir, 'alcove.db'));
  try {
    // It must not wait inside SQLite: the writer it would wait for is on this very thread.
    db.exec('pragma busy_timeout = 0');
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const row = db.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
      if (row.busy === 0) return true;
      await wait(BETWEEN_MS);
    }
    return false;
  } finally {
    db.close();
  }
}
