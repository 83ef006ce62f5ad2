import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '#server/config/config.ts';
import type { Database } from './database.ts';
import { IN_MEMORY, nodeSqliteDialect } from './dialects/node-sqlite.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';

export interface Connected {
  db: Kysely<Database>;
  engine: Engine;
}

/** Opens the data store named by the settings and brings it up to date. */
export async function connect(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Connected> {
  const engine: Engine = config.databaseUrl ? 'postgres' : 'sqlite';
  const db = new Kysely<Database>({ dialect: await dialectOf(config) });
  await migrate(db as unknown as Kysely<never>, engine);
  return { db, engine };
}

/**
 * A database that lives in this process's memory and nowhere else, for temporary chats. It is gone with the process,
 * and other instances do not see it.
 */
export async function openTemporary(): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: nodeSqliteDialect(IN_MEMORY) });
  await migrate(db as unknown as Kysely<never>, 'sqlite');
  return db;
}

async function dialectOf({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  // The PostgreSQL client costs start-up time and memory: only who uses it pays.
  if (databaseUrl) return (await import('./dialects/postgres.ts')).postgresDialect(databaseUrl);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return nodeSqliteDialect(join(dataDir, 'alcove.db'));
}
