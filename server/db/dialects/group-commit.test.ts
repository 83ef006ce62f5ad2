import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeSqliteDialect } from './node-sqlite.ts';

interface Db {
  notes: { id: number; text: string };
}

let folder: string;
let file: string;
let db: Kysely<Db>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-commit-'));
  file = join(folder, 'notes.db');
  db = new Kysely<Db>({ dialect: nodeSqliteDialect(file) });
  await db.schema
    .createTable('notes')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const add = (id: number, on: Kysely<Db> = db) =>
  on
    .insertInto('notes')
    .values({ id, text: `note ${id}` })
    .execute();
const ids = async () => (await db.selectFrom('notes').select('id').orderBy('id').execute()).map((row) => row.id);

/** What another process would find in the file right now. */
function idsOnDisk(): number[] {
  const other = new DatabaseSync(file, { readOnly: true });
  const rows = other.prepare('select id from notes order by id').all() as { id: number }[];
  other.close();
  return rows.map((row) => row.id);
}

test('an acknowledged write is in the file for everybody, however many were written together', async () => {
  const written = Array.from({ length: 300 }, (_, index) => index + 1);
  await Promise.all(
    written.map(async (id) => {
      await add(id);
      expect(idsOnDisk()).toContain(id);
    }),
  );
  expect(await ids()).toEqual(written);
});

test('a transaction that fails takes nothing of its neighbours with it', async () => {
  const results = await Promise.allSettled([
    add(1),
    db.transaction().execute(async (tx) => {
      await add(2, tx);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('changed my mind');
    }),
    add(3),
    db.transaction().execute((tx) => add(4, tx)),
  ]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await ids()).toEqual([1, 3, 4]);
});

test('a statement that fails leaves its neighbours and the store usable', async () => {
  await add(1);
  const results = await Promise.allSettled([add(2), add(1), add(3)]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ids()).toEqual([1, 2, 3]);
});

test('nobody outside sees what a transaction has not committed yet', async () => {
  await db.transaction().execute(async (tx) => {
    await add(1, tx);
    expect(await ids()).toEqual([]);
    expect(idsOnDisk()).toEqual([]);
  });
  expect(await ids()).toEqual([1]);
});

test('transactions of many writers never mix, though they wait in the middle', async () => {
  const bump = () =>
    db.transaction().execute(async (tx) => {
      const { count } = await tx
        .selectFrom('notes')
        .select((s) => s.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      await new Promise((resolve) => setImmediate(resolve));
      await add(count + 1, tx);
    });
  await Promise.all(Array.from({ length: 40 }, bump));
  expect(await ids()).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test('a Date is refused instead of being stored as nothing', async () => {
  const wrong = new Date() as unknown as string;
  await expect(db.insertInto('notes').values({ id: 1, text: wrong }).execute()).rejects.toThrow(/Date/);
});
