import type { Migration } from './migration.ts';

export const secondFactorsMigration: Migration = {
  name: '0014-second-factors',
  up: async (db, type) => {
    await db.schema
      .createTable('auth_passkeys')
      .addColumn('id', type.text, (c) => c.primaryKey())
      .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
      .addColumn('credential_key', type.text, (c) => c.notNull().unique())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('auth_passkeys_person').on('auth_passkeys').columns(['uid', 'created_at']).execute();

    await db.schema
      .createTable('auth_totp')
      .addColumn('uid', type.text, (c) => c.primaryKey().references('people.uid').onDelete('cascade'))
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addColumn('confirmed_at', type.integer)
      .addColumn('last_step', type.integer, (c) => c.notNull())
      .addColumn('tries', type.integer, (c) => c.notNull())
      .addColumn('closed_until', type.integer, (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('auth_backup_codes')
      .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
      .addColumn('code_key', type.text, (c) => c.notNull())
      .addPrimaryKeyConstraint('auth_backup_codes_identity', ['uid', 'code_key'])
      .execute();

    await db.schema
      .createTable('auth_pending_sign_ins')
      .addColumn('token_hash', type.text, (c) => c.primaryKey())
      .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
      .addColumn('way', type.text, (c) => c.notNull())
      .addColumn('shared', type.integer, (c) => c.notNull())
      .addColumn('tries', type.integer, (c) => c.notNull())
      .addColumn('expires_at', type.integer, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('auth_pending_sign_ins_expiry')
      .on('auth_pending_sign_ins')
      .column('expires_at')
      .execute();

    await db.schema
      .createTable('auth_used_challenges')
      .addColumn('challenge_hash', type.text, (c) => c.primaryKey())
      .addColumn('expires_at', type.integer, (c) => c.notNull())
      .execute();
  },
};
