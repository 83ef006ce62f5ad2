import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Config } from '#server/config/config.ts';
import { nodeSqliteDialect } from '#server/db/dialects/node-sqlite.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import { type MarksTable, marksMigration } from './marks.ts';

export interface UserKeysTable {
  user_id: string;
  version: number;
  wrapped: Uint8Array;
  master_key_id: string;
  created_at: number;
  /** 0 while other instances still have to learn of it: it opens, and nothing is sealed with it. */
  active: number;
  /** `account` in a sealed account: what signing in needs, and nothing a person wrote. */
  scope: 'all' | 'account';
}

/** A sealed account's keys: never wrapped by the master key. */
export interface SealedKeysTable {
  user_id: string;
  version: number;
  /** `check` tells whether a key that came with a request is the one; `former` is an older version under the newest. */
  kind: 'passphrase' | 'recovery' | 'check' | 'former';
  salt: Uint8Array;
  wrapped: Uint8Array;
  created_at: number;
}

export interface KeyDatabase {
  marks: MarksTable;
  user_keys: UserKeysTable;
  sealed_keys: SealedKeysTable;
  instance_keys: { name: string; wrapped: Uint8Array; master_key_id: string };
  /** One row, counted up with every change that other instances have to hear of. */
  key_changes: { name: string; count: number };
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

const sealedMigration: Migration = {
  name: '0002-sealed',
  up: async (db, type) => {
    await db.schema
      .alterTable('user_keys')
      .addColumn('active', type.integer, (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('user_keys')
      .addColumn('scope', type.text, (c) => c.notNull().defaultTo('all'))
      .execute();
    await db.schema.createIndex('user_keys_by_master').on('user_keys').column('master_key_id').execute();
    await db.schema
      .createTable('sealed_keys')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('kind', type.text, (c) => c.notNull())
      .addColumn('salt', type.bytes, (c) => c.notNull())
      .addColumn('wrapped', type.bytes, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('sealed_keys_pk', ['user_id', 'version', 'kind'])
      .execute();
    await db.schema
      .createTable('key_changes')
      .addColumn('name', type.text, (c) => c.primaryKey())
      .addColumn('count', type.integer, (c) => c.notNull())
      .execute();
    await sql`insert into key_changes (name, count) values ('keys', 0)`.execute(db);
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
  const steps = [keysMigration, sealedMigration, marksMigration];
  await migrate(db as unknown as Kysely<never>, keysDatabaseUrl ? 'postgres' : 'sqlite', steps);
  return db;
}

/** Changes keys in one transaction and counts it, so that every instance looks again. */
export function changeKeys<T>(keys: Kysely<KeyDatabase>, act: (tx: Kysely<KeyDatabase>) => Promise<T>): Promise<T> {
  return keys.transaction().execute(async (tx) => {
    const result = await act(tx);
    await tx.updateTable('key_changes').set({ count: sql<number>`count + 1` }).where('name', '=', 'keys').execute();
    return result;
  });
}
