import type { Migration } from './migration.ts';

export const writtenDangerMigration: Migration = {
  name: '0009-written-danger',
  up: async (db, type) => {
    // Danger can be written outside of chats, too. SQLite cannot loosen a column: the table is made anew.
    await db.schema.dropIndex('safety_events_chat').execute();
    await db.schema.alterTable('safety_events').renameTo('safety_events_before').execute();
    await db.schema
      .createTable('safety_events')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('chat_id', type.text)
      .addColumn('source_id', type.text)
      .addForeignKeyConstraint('safety_events_of_chat', ['user_id', 'chat_id'], 'chats', ['user_id', 'id'], (c) =>
        c.onDelete('cascade'),
      )
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('safety_events_by_id', ['user_id', 'id'])
      .execute();
    const columns = ['user_id', 'chat_id', 'id', 'rev', 'body', 'created_at'];
    await db
      .insertInto('safety_events')
      .columns(columns)
      .expression(db.selectFrom('safety_events_before').select(columns))
      .execute();
    await db.schema.dropTable('safety_events_before').execute();
    for (const column of ['chat_id', 'source_id'])
      await db.schema
        .createIndex(`safety_events_by_${column}`)
        .on('safety_events')
        .columns(['user_id', column])
        .execute();

    await db.schema
      .createTable('exercise_notes')
      .addColumn('user_id', type.text, (c) => c.primaryKey())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .execute();
  },
};
