import type { Migration } from './migration.ts';

export const exercisesMigration: Migration = {
  name: '0007-exercises',
  up: async (db, type) => {
    await db.schema
      .createTable('exercise_runs')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('exercise_runs_pk', ['user_id', 'id'])
      .execute();
  },
};
