import type { Migration } from './migration.ts';

export const remindersMigration: Migration = {
  name: '0011-reminders',
  up: async (db, type) => {
    // When somebody is at their phone is theirs to tell: only the day is readable, so that not every row must be
    // opened at every look.
    await db.schema
      .createTable('checkin_reminders')
      .addColumn('user_id', type.text, (c) => c.primaryKey())
      .addColumn('due_day', type.integer)
      .addColumn('stop_hash', type.text, (c) => c.unique())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('checkin_reminders_due').on('checkin_reminders').column('due_day').execute();
  },
};
