import type { Migration } from './migration.ts';

export const chatsMigration: Migration = {
  name: '0001-chats',
  up: async (db, type) => {
    await db.schema
      .createTable('chats')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addColumn('touched_at', type.integer, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('chats_pk', ['user_id', 'id'])
      .execute();
    await db.schema.createIndex('chats_newest').on('chats').columns(['user_id', 'created_at', 'id']).execute();

    await db.schema
      .createTable('messages')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('chat_id', type.text, (c) => c.notNull())
      .addColumn('parent_id', type.text)
      .addColumn('role', type.text, (c) => c.notNull())
      .addColumn('state', type.text, (c) => c.notNull())
      .addColumn('position', type.integer, (c) => c.notNull())
      .addColumn('active', type.integer, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addColumn('companion_state', type.bytes)
      .addPrimaryKeyConstraint('messages_pk', ['user_id', 'id'])
      .addForeignKeyConstraint('messages_chat', ['user_id', 'chat_id'], 'chats', ['user_id', 'id'], (c) =>
        c.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('messages_branch')
      .on('messages')
      .columns(['user_id', 'chat_id', 'active', 'position'])
      .execute();
    await db.schema
      .createIndex('messages_versions')
      .on('messages')
      .columns(['user_id', 'chat_id', 'parent_id'])
      .execute();

    await db.schema
      .createTable('running_replies')
      .addColumn('reply_id', type.text, (c) => c.notNull())
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('chat_id', type.text, (c) => c.notNull())
      .addColumn('owner', type.text, (c) => c.notNull())
      .addColumn('lease_until', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('running_replies_pk', ['user_id', 'chat_id'])
      .addForeignKeyConstraint('running_replies_chat', ['user_id', 'chat_id'], 'chats', ['user_id', 'id'], (c) =>
        c.onDelete('cascade'),
      )
      .execute();

    await db.schema
      .createTable('drafts')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('chat_id', type.text, (c) => c.notNull())
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('updated_at', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('drafts_pk', ['user_id', 'chat_id'])
      .execute();
  },
};
