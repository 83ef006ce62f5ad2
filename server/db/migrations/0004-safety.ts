import type { Migration } from './migration.ts';

export const safetyMigration: Migration = {
  name: '0004-safety',
  up: async (db, type) => {
    // One plan a person. No chat_id: it outlives every chat, which is said wherever it is written.
    await db.schema
      .createTable('safety_plans')
      .addColumn('user_id', type.text, (c) => c.primaryKey())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('updated_at', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('safety_runs')
      .addColumn('engine', type.text, (c) => c.primaryKey())
      .addColumn('ran_at', type.integer, (c) => c.notNull())
      .addColumn('passed', type.integer, (c) => c.notNull())
      .addColumn('body', type.text, (c) => c.notNull())
      .execute();
  },
};
