import type { Migration } from './migration.ts';

export const journalMigration: Migration = {
  name: '0012-journal',
  up: async (db, type) => {
    await db.schema
      .createTable('journal_entries')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('at', type.integer, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('journal_entries_pk', ['user_id', 'id'])
      .execute();
    await db.schema.createIndex('journal_entries_by_time').on('journal_entries').columns(['user_id', 'at']).execute();
  },
};
