import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config/config.ts';

const TRIES = 40;
const PAUSE_MS = 50;

/**
 * Makes what was deleted or overwritten leave the SQLite files now: pages are wiped as they are freed (secure_delete),
 * but the journal keeps the old ones until it is emptied. Somebody who reads or writes at this moment is waited for.
 *
 * @returns whether every journal was emptied; what is left goes with the next checkpoint
 */
export async function forgetDeleted(
  config: Pick<Config, 'dataDir' | 'keysDir' | 'databaseUrl' | 'keysDatabaseUrl'>,
): Promise<boolean> {
  const files = [
    config.databaseUrl ? null : join(config.dataDir, 'alcove.db'),
    config.keysDatabaseUrl ? null : join(config.keysDir, 'keys.db'),
  ];
  let emptied = true;
  for (const file of files) if (file && existsSync(file)) emptied = (await emptyJournal(file)) && emptied;
  return emptied;
}

async function emptyJournal(file: string): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried++) {
    // A connection of its own: those of the platform are always within a group of writers.
    const db = new DatabaseSync(file);
    try {
      db.exec('pragma busy_timeout = 0');
      if (db.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0) return true;
    } finally {
      db.close();
    }
    await sleep(PAUSE_MS);
  }
  return false;
}
