import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '#server/config/config.ts';
import { nodeSqliteDialect } from '#server/db/dialects/node-sqlite.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import { type MarksTable, marksMigration } from './marks.ts';

export interface KeyDatabase {
  marks: MarksTable;
  user_keys: { user_id: string; version: number; wrapped: Uint8Array; master_key_id: string; created_at: number };
  instance_keys: { name: string; wrapped: Uint8Array; master_key_id: string };
}

const keysMigration: Migration = {
  name: '0001-keys',
  up: async (db, type) => {
    await db.schema
      .createTable('user_keys')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('wrapped', type.bytes, (c) => c.notNull())
      .addColumn('master_key_id', type.text, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('user_keys_pk', ['user_id', 'version'])
      .execute();
    await db.schema
      .createTable('instance_keys')
      .addColumn('name', type.text, (c) => c.primaryKey())
      .addColumn('wrapped', type.bytes, (c) => c.notNull())
      .addColumn('master_key_id', type.text, (c) => c.notNull())
      .execute();
  },
};

/** The key store: its own file or its own PostgreSQL, never the data's, so that a backup of the data alone is noise. */
export async function openKeyStore(config: Pick<Config, 'keysDir' | 'keysDatabaseUrl'>): Promise<Kysely<KeyDatabase>> {
  const { keysDir, keysDatabaseUrl } = config;
  if (!keysDatabaseUrl) mkdirSync(keysDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<KeyDatabase>({
    dialect: keysDatabaseUrl
      ? (await import('#server/db/dialects/postgres.ts')).postgresDialect(keysDatabaseUrl)
      : nodeSqliteDialect(join(keysDir, 'keys.db')),
  });
  await migrate(db as unknown as Kysely<never>, keysDatabaseUrl ? 'postgres' : 'sqlite', [
    keysMigration,
    marksMigration,
  ]);
  return db;
}
