import { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { IN_MEMORY, nodeSqliteDialect } from '#server/db/dialects/node-sqlite.ts';
import { postgresDialect } from '#server/db/dialects/postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createTestStore, ENGINES } from '#server/testing/test-store.ts';
import { chatsMigration } from './0001-chats.ts';
import { memoriesMigration } from './0003-memories.ts';
import { writtenDangerMigration } from './0009-written-danger.ts';

const BEFORE = [chatsMigration, memoriesMigration];

describe.each(ENGINES)('danger that was booked before, on %s', (engine) => {
  test('is still there afterwards, and goes with its chat', async () => {
    const store = await createTestStore(engine);
    const { databaseUrl } = store.config;
    const dialect = databaseUrl ? postgresDialect(databaseUrl) : nodeSqliteDialect(IN_MEMORY);
    const db = new Kysely<Database>({ dialect });
    await migrate(db as unknown as Kysely<never>, engine, BEFORE);
    const body = Buffer.from('sealed');
    const chat = { user_id: 'someone', id: 'chat', created_at: 1, touched_at: 1, rev: 1, body };
    await db.insertInto('chats').values(chat).execute();
    const event = { user_id: 'someone', id: 'event', created_at: 7, rev: 1, body };
    // The column for what is no chat is not there yet.
    const old = { ...event, chat_id: 'chat' } as typeof event & { chat_id: string; source_id: null };
    await db.insertInto('safety_events').values(old).execute();
    await migrate(db as unknown as Kysely<never>, engine, [...BEFORE, writtenDangerMigration]);
    const outside = { ...event, id: 'outside', chat_id: null, source_id: 'run' };
    await db.insertInto('safety_events').values(outside).execute();
    const rows = () => db.selectFrom('safety_events').select(['id', 'chat_id', 'source_id', 'created_at']).execute();
    expect((await rows()).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'event', chat_id: 'chat', source_id: null, created_at: 7 },
      { id: 'outside', chat_id: null, source_id: 'run', created_at: 7 },
    ]);
    await db.deleteFrom('chats').where('id', '=', 'chat').execute();
    expect((await rows()).map(({ id }) => id)).toEqual(['outside']);
    await db.destroy();
    await store.remove();
  });
});
