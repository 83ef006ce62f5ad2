import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#server/config/config.ts';

const TRIES = 40;
const BETWEEN_MS = 50;

async function emptyJournal(file: string): Promise<boolean> {
  if (!existsSync(file)) return true;
  const db = new DatabaseSync(file);
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

/**
 * Brings what SQLite's journals still hold into their files, data and keys, and cuts them to nothing: until then they
 * keep pages of before, with what was deleted since. Does nothing on PostgreSQL.
 *
 * @returns false where others wrote all the while; a journal then empties itself as it grows
 */
export async function emptyJournals(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'keysDir' | 'keysDatabaseUrl'>,
): Promise<boolean> {
  const files = [
    config.databaseUrl ? null : join(config.dataDir, 'alcove.db'),
    config.keysDatabaseUrl ? null : join(config.keysDir, 'keys.db'),
  ];
  const emptied = await Promise.all(files.map((file) => file === null || emptyJournal(file)));
  return emptied.every(Boolean);
}
