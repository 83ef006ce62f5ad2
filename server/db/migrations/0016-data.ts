import type { Migration } from './migration.ts';

export const dataMigration: Migration = {
  name: '0016-data',
  up: async (db, type) => {
    await db.schema
      .createTable('transfers')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('kind', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('state', type.text, (c) => c.notNull())
      .addColumn('done', type.integer, (c) => c.notNull())
      .addColumn('total', type.integer, (c) => c.notNull())
      .addColumn('bytes', type.integer, (c) => c.notNull())
      .addColumn('counts', type.text)
      .addColumn('problem', type.text)
      .addColumn('lease_until', type.integer, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addColumn('expires_at', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('transfers_pk', ['user_id', 'kind'])
      .execute();
    await db.schema
      .createTable('transfer_parts')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('transfer_id', type.text, (c) => c.notNull())
      .addColumn('part', type.integer, (c) => c.notNull())
      .addColumn('size', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('transfer_parts_pk', ['user_id', 'transfer_id', 'part'])
      .execute();
    await db.schema
      .createTable('merge_tickets')
      .addColumn('token_hash', type.text, (c) => c.primaryKey())
      .addColumn('uid', type.text, (c) => c.notNull())
      .addColumn('expires_at', type.integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('merge_tickets_uid').on('merge_tickets').column('uid').execute();
  },
};
