import type { Migration } from './migration.ts';

export const suggestionsMigration: Migration = {
  name: '0006-suggestions',
  up: async (db, type) => {
    await db.schema
      .createTable('suggestions')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      // No foreign key: most suggestions come from no chat. Whoever deletes a source deletes what rests on it.
      .addColumn('chat_id', type.text)
      .addColumn('source_id', type.text)
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addColumn('expires_at', type.integer, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('suggestions_pk', ['user_id', 'id'])
      .execute();
    await db.schema
      .createTable('suggestion_answers')
      .addColumn('user_id', type.text, (c) => c.primaryKey())
      .addColumn('refreshed_at', type.integer, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .execute();
  },
};
