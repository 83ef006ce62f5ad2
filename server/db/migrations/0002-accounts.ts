import type { Kysely } from 'kysely';
import type { EngineTypes } from '#server/db/engine.ts';
import type { Migration } from './migration.ts';

// Kysely's own convention: a step must not depend on today's table types.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyDb = Kysely<any>;

/** better-auth's own four tables. Its times are ISO text on both engines: they sort as they should, and no engine binds a Date. */
async function createAuthTables(db: AnyDb, type: EngineTypes): Promise<void> {
  await db.schema
    .createTable('auth_users')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('name', type.text, (c) => c.notNull())
    .addColumn('email', type.text, (c) => c.notNull().unique())
    .addColumn('email_verified', type.integer, (c) => c.notNull())
    .addColumn('image', type.text)
    .addColumn('created_at', type.text, (c) => c.notNull())
    .addColumn('updated_at', type.text, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('auth_sessions')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('token', type.text, (c) => c.notNull().unique())
    .addColumn('user_id', type.text, (c) => c.notNull().references('auth_users.id').onDelete('cascade'))
    .addColumn('expires_at', type.text, (c) => c.notNull())
    .addColumn('ip_address', type.text)
    .addColumn('user_agent', type.text)
    .addColumn('created_at', type.text, (c) => c.notNull())
    .addColumn('updated_at', type.text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_sessions_user').on('auth_sessions').column('user_id').execute();

  await db.schema
    .createTable('auth_accounts')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('account_id', type.text, (c) => c.notNull())
    .addColumn('provider_id', type.text, (c) => c.notNull())
    .addColumn('user_id', type.text, (c) => c.notNull().references('auth_users.id').onDelete('cascade'))
    .addColumn('access_token', type.text)
    .addColumn('refresh_token', type.text)
    .addColumn('id_token', type.text)
    .addColumn('access_token_expires_at', type.text)
    .addColumn('refresh_token_expires_at', type.text)
    .addColumn('scope', type.text)
    .addColumn('password', type.text)
    .addColumn('created_at', type.text, (c) => c.notNull())
    .addColumn('updated_at', type.text, (c) => c.notNull())
    .addUniqueConstraint('auth_accounts_identity', ['provider_id', 'account_id'])
    .execute();
  await db.schema.createIndex('auth_accounts_user').on('auth_accounts').column('user_id').execute();

  await db.schema
    .createTable('auth_verifications')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('identifier', type.text, (c) => c.notNull())
    .addColumn('value', type.text, (c) => c.notNull())
    .addColumn('expires_at', type.text, (c) => c.notNull())
    .addColumn('created_at', type.text, (c) => c.notNull())
    .addColumn('updated_at', type.text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_verifications_identifier').on('auth_verifications').column('identifier').execute();
}

async function createOurTables(db: AnyDb, type: EngineTypes): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('uid', type.text, (c) => c.primaryKey())
    .addColumn('auth_id', type.text, (c) => c.notNull().unique().references('auth_users.id'))
    .addColumn('anonymous', type.integer, (c) => c.notNull())
    .addColumn('email_sealed', type.bytes)
    .addColumn('email_verified', type.integer, (c) => c.notNull())
    .addColumn('display_name_sealed', type.bytes)
    .addColumn('profile_pic_sealed', type.bytes)
    .addColumn('age_band', type.text, (c) => c.notNull())
    .addColumn('consents', type.text, (c) => c.notNull())
    .addColumn('settings', type.text, (c) => c.notNull())
    .addColumn('created_at', type.integer, (c) => c.notNull())
    .addColumn('last_sign_in_at', type.integer)
    .execute();

  await db.schema
    .createTable('auth_leases')
    .addColumn('session_id', type.text, (c) => c.primaryKey().references('auth_sessions.id').onDelete('cascade'))
    .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
    .addColumn('created_at', type.integer, (c) => c.notNull())
    .addColumn('idle_expires_at', type.integer, (c) => c.notNull())
    .addColumn('lease_expires_at', type.integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_leases_person').on('auth_leases').columns(['uid', 'created_at']).execute();

  await db.schema
    .createTable('auth_sign_ups')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('token_hash', type.text, (c) => c.notNull().unique())
    .addColumn('browser_hash', type.text, (c) => c.notNull())
    .addColumn('uid', type.text, (c) => c.notNull())
    .addColumn('upgrade', type.integer, (c) => c.notNull())
    .addColumn('address_index', type.text, (c) => c.notNull())
    .addColumn('email_sealed', type.bytes, (c) => c.notNull())
    .addColumn('display_name_sealed', type.bytes)
    .addColumn('password_hash', type.text, (c) => c.notNull())
    .addColumn('age_band', type.text, (c) => c.notNull())
    .addColumn('consents', type.text, (c) => c.notNull())
    .addColumn('created_at', type.integer, (c) => c.notNull())
    .addColumn('expires_at', type.integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_sign_ups_address').on('auth_sign_ups').column('address_index').execute();
  await db.schema.createIndex('auth_sign_ups_expiry').on('auth_sign_ups').column('expires_at').execute();

  await db.schema
    .createTable('auth_limits')
    .addColumn('key', type.text, (c) => c.primaryKey())
    .addColumn('count', type.integer, (c) => c.notNull())
    .addColumn('window_ends_at', type.integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_limits_window').on('auth_limits').column('window_ends_at').execute();

  await db.schema
    .createTable('mail_queue')
    .addColumn('id', type.text, (c) => c.primaryKey())
    .addColumn('uid', type.text, (c) => c.notNull())
    .addColumn('body', type.bytes, (c) => c.notNull())
    .addColumn('attempts', type.integer, (c) => c.notNull())
    .addColumn('next_try_at', type.integer, (c) => c.notNull())
    .addColumn('expires_at', type.integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_queue_due').on('mail_queue').column('next_try_at').execute();
}

export const accountsMigration: Migration = {
  name: '0002-accounts',
  up: async (db, type) => {
    await createAuthTables(db, type);
    await createOurTables(db, type);
  },
};
