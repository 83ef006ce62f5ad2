import type { Migration } from './migration.ts';

export const identitiesMigration: Migration = {
  name: '0015-identities',
  up: async (db, type) => {
    await db.schema
      .createTable('auth_identities')
      .addColumn('id', type.text, (c) => c.primaryKey())
      .addColumn('uid', type.text, (c) => c.notNull().references('people.uid').onDelete('cascade'))
      .addColumn('provider', type.text, (c) => c.notNull())
      .addColumn('subject_index', type.text, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addUniqueConstraint('auth_identities_subject', ['provider', 'subject_index'])
      .addUniqueConstraint('auth_identities_person', ['uid', 'provider'])
      .execute();

    await db.schema
      .createTable('auth_phone_codes')
      .addColumn('id', type.text, (c) => c.primaryKey())
      .addColumn('number_index', type.text, (c) => c.notNull())
      .addColumn('code_index', type.text, (c) => c.notNull())
      .addColumn('tries', type.integer, (c) => c.notNull())
      .addColumn('expires_at', type.integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('auth_phone_codes_expiry').on('auth_phone_codes').column('expires_at').execute();
  },
};
