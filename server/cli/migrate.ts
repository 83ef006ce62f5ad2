import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { MigrationError } from '#server/db/migrate.ts';
import { openKeyStore } from '#server/vault/key-store.ts';
import { readConfig } from './read-config.ts';

/** `./alcove migrate`: brings keys and data up to date, and says where they stand. Starting the server does the same. */
export async function migrateCommand(): Promise<void> {
  const config = readConfig();
  if (!config) return;
  try {
    const keys = await openKeyStore(config);
    await keys.destroy();
    const { db, engine } = await connect(config);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    await db.destroy();
    const store = engine === 'postgres' ? 'PostgreSQL' : `SQLite in ${config.dataDir}`;
    process.stdout.write(`${store} is up to date (${rows.map((row) => row.name).join(', ')}).\n`);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
