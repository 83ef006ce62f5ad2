import type { Kysely } from 'kysely';
import type { EngineTypes } from '#server/db/engine.ts';
import type { Migration } from './migration.ts';

// Kysely's own convention: a step must not depend on today's table types.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyDb = Kysely<any>;

/** A table of rows that belong to one chat and go with it. */
function chatTable(db: AnyDb, type: EngineTypes, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('user_id', type.text, (c) => c.notNull())
    .addColumn('chat_id', type.text, (c) => c.notNull())
    .addForeignKeyConstraint(`${name}_chat`, ['user_id', 'chat_id'], 'chats', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    );
}

async function sealedTable(db: AnyDb, type: EngineTypes, name: string, times: readonly string[]): Promise<void> {
  let table = chatTable(db, type, name)
    .addColumn('id', type.text, (c) => c.notNull())
    .addColumn('rev', type.integer, (c) => c.notNull())
    .addColumn('body', type.bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['user_id', 'id']);
  for (const time of times) table = table.addColumn(time, type.integer, (c) => c.notNull());
  await table.execute();
  await db.schema.createIndex(`${name}_chat`).on(name).columns(['user_id', 'chat_id']).execute();
}

export const memoriesMigration: Migration = {
  name: '0003-memories',
  up: async (db, type) => {
    await sealedTable(db, type, 'memories', ['created_at', 'paused', 'use_count']);
    await db.schema
      .alterTable('memories')
      .addColumn('status', type.text, (c) => c.notNull().defaultTo('proposed'))
      .execute();
    for (const time of ['last_used_at', 'expires_at'])
      await db.schema.alterTable('memories').addColumn(time, type.integer).execute();
    await sealedTable(db, type, 'sessions', ['started_at', 'ended_at']);
    await sealedTable(db, type, 'safety_events', ['created_at']);
    await sealedTable(db, type, 'kept_items', ['created_at']);

    await chatTable(db, type, 'chat_reviews')
      .addColumn('reviewed_up_to', type.text)
      .addColumn('reviewed_position', type.integer, (c) => c.notNull())
      .addColumn('looked_at', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_reviews_pk', ['user_id', 'chat_id'])
      .execute();

    await chatTable(db, type, 'memory_uses')
      .addColumn('memory_id', type.text, (c) => c.notNull())
      .addColumn('message_id', type.text, (c) => c.notNull())
      .addPrimaryKeyConstraint('memory_uses_pk', ['user_id', 'memory_id', 'message_id'])
      .execute();
  },
};
