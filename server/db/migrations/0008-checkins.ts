import type { Migration } from './migration.ts';

export const checkinsMigration: Migration = {
  name: '0008-checkins',
  up: async (db, type) => {
    // When, and nothing else, is readable: with it a year is found without opening all years before.
    await db.schema
      .createTable('checkins')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('at', type.integer, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('checkins_pk', ['user_id', 'id'])
      .execute();
    await db.schema.createIndex('checkins_by_time').on('checkins').columns(['user_id', 'at']).execute();
  },
};
