import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { EngineTypes } from '#server/db/engine.ts';
import type { Migration } from './migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own convention: a step must not depend on today's table types.
type AnyDb = Kysely<any>;

/** What a session knows besides its ends: when its person last proved themselves, and from what. */
async function addToLeases(db: AnyDb, type: EngineTypes): Promise<void> {
  const lease = () => db.schema.alterTable('auth_leases');
  await lease()
    .addColumn('confirmed_at', type.integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await lease()
    .addColumn('seen_at', type.integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await lease()
    .addColumn('shared', type.integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await lease().addColumn('device_id', type.text).execute();
  await lease().addColumn('device_sealed', type.bytes).execute();
  await lease().addColumn('locked_at', type.integer).execute();
  await lease().addColumn('former_hash', type.text).execute();
  await lease().addColumn('former_until', type.integer).execute();
  await db.schema.createIndex('auth_leases_former').on('auth_leases').column('former_hash').execute();
  await sql`update auth_leases set seen_at = created_at`.execute(db);
}

/** A copy of the store must open no session: only what is needed to know a token again stays. */
async function hashSessionTokens(db: AnyDb): Promise<void> {
  for (const { id, token } of await db.selectFrom('auth_sessions').select(['id', 'token']).execute()) {
    const hash = createHash('sha256').update(token).digest('hex');
    await db.updateTable('auth_sessions').set({ token: hash }).where('id', '=', id).execute();
  }
}

async function createTables(db: AnyDb, type: EngineTypes): Promise<void> {
  await db.schema
    .createTable('auth_devices')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
    .addColumn('token_hash', type.text, (c) => c.notNull())
    .addColumn('name_sealed', type.bytes, (c) => c.notNull())
    .addColumn('first_seen_at', type.integer, (c) => c.notNull())
    .addColumn('seen_at', type.integer, (c) => c.notNull())
    .addColumn('noticed_at', type.integer)
    .addColumn('days_sealed', type.bytes)
    .addUniqueConstraint('auth_devices_once', ['uid', 'token_hash'])
    .execute();

  await db.schema
    .createTable('auth_links')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
    .addColumn('kind', type.text, (c) => c.notNull())
    .addColumn('token_hash', type.text, (c) => c.notNull().unique())
    .addColumn('holder_hash', type.text, (c) => c.notNull())
    .addColumn('code_index', type.text, (c) => c.notNull())
    .addColumn('created_at', type.integer, (c) => c.notNull())
    .addColumn('expires_at', type.integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_links_holder').on('auth_links').column('holder_hash').execute();
  await db.schema.createIndex('auth_links_person').on('auth_links').column('uid').execute();

  await db.schema
    .createTable('auth_email_changes')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
    .addColumn('new_index', type.text, (c) => c.notNull())
    .addColumn('new_sealed', type.bytes, (c) => c.notNull())
    .addColumn('old_sealed', type.bytes)
    .addColumn('new_hash', type.text, (c) => c.unique())
    .addColumn('old_hash', type.text, (c) => c.unique())
    .addColumn('undo_hash', type.text, (c) => c.unique())
    .addColumn('done_at', type.integer)
    .addColumn('created_at', type.integer, (c) => c.notNull())
    .addColumn('expires_at', type.integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_email_changes_person').on('auth_email_changes').column('uid').execute();
}

export const devicesMigration: Migration = {
  name: '0013-devices',
  up: async (db, type) => {
    await addToLeases(db, type);
    await hashSessionTokens(db);
    await createTables(db, type);
  },
};
