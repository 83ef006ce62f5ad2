import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepDraft } from '#server/features/chats/chats.service.ts';
import { findDraft } from '#server/features/chats/drafts.repository.ts';
import { readMessages } from '#server/features/chats/read-messages.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { Platform } from '#server/platform.ts';
import { seedPeople } from '#server/testing/seed-people.ts';
import { createTestStore, ENGINES, type TestStore } from '#server/testing/test-store.ts';
import { until } from '#server/testing/until.ts';
import { openKeyStore } from '#server/vault/key-store.ts';
import { openKeyProvider } from '#server/vault/open-key-provider.ts';
import { keyVersionOf } from '#server/vault/record.ts';
import { rotateMasterKey } from '#server/vault/rotate-master.ts';
import { type Rotation, rotateUserKeys } from '#server/vault/rotate-user-keys.ts';
import { sealedColumns } from '#server/vault/sealed-places.ts';
import { createVault } from '#server/vault/vault.ts';

const deep = process.env.ALCOVE_DEEP === '1';
const PEOPLE = deep ? 2_000 : 40;
const MESSAGES = deep ? 100_000 : 800;
const MASTER_PEOPLE = deep ? 100_000 : 2_000;
/** The look of an instance is each second; what waits for it must wait longer. */
const SETTLE = 1_300;

describe.each(ENGINES)('keys change while people read and write, on %s', (engine) => {
  let store: TestStore;
  let one: Awaited<ReturnType<typeof openPlatform>>;
  let two: Awaited<ReturnType<typeof openPlatform>>;
  let people: { uid: string; chatId: string }[];

  beforeEach(async () => {
    store = await createTestStore(engine);
    one = await openPlatform(store.config);
    two = await openPlatform(store.config);
    people = await seedPeople(one.platform, PEOPLE, Math.ceil(MESSAGES / PEOPLE));
  });

  afterEach(async () => {
    await one.close();
    await two.close();
    await store.remove();
  });

  const rotation = (p: Platform, more: Partial<Rotation> = {}): Rotation => ({
    ...{ db: p.db, vault: p.vault, clock: p.clock },
    resealFiles: async () => {},
    settleMs: SETTLE,
    ...more,
  });

  /** Reads pages of random people through an instance until told to stop. */
  function readAlong(p: Platform) {
    const told = { read: 0, failed: 0, stop: false };
    const done = (async () => {
      while (!told.stop) {
        const { uid, chatId } = people[Math.floor(Math.random() * people.length)] as (typeof people)[number];
        const { messages } = await readMessages(p, uid, chatId, {});
        told.read += messages.length;
        told.failed += messages.filter((message) => !message.text.startsWith('line ')).length;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    return {
      told,
      finish: () => {
        told.stop = true;
        return done;
      },
    };
  }

  /** Writes drafts of every second person through an instance until told to stop; answers the last of each. */
  function writeAlong(p: Platform) {
    const offset = p === one.platform ? 0 : 1;
    let stop = false;
    const last = new Map<string, { chatId: string; text: string }>();
    const done = (async () => {
      for (let n = offset; !stop; n += 2) {
        const { uid, chatId } = people[n % people.length] as (typeof people)[number];
        const text = `draft ${n}`;
        await keepDraft(p, uid, chatId, text);
        last.set(uid, { chatId, text });
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return last;
    })();
    return {
      finish: () => {
        stop = true;
        return done;
      },
    };
  }

  const versions = async () => {
    const counts = new Map<string, Set<number>>();
    for (const { table, column } of await sealedColumns(one.platform.db)) {
      const rows = (await one.platform.db
        .selectFrom(table as 'messages')
        .selectAll()
        .execute()) as unknown as Record<string, Uint8Array | null>[];
      for (const row of rows) {
        const record = row[column];
        if (record) counts.set(table, (counts.get(table) ?? new Set()).add(keyVersionOf(record)));
      }
    }
    return Object.fromEntries([...counts].map(([table, found]) => [table, [...found]]));
  };

  test(`${MESSAGES} messages get new keys and not one read fails, on either instance; then the old keys are gone`, async () => {
    const readers = [readAlong(one.platform), readAlong(two.platform)];
    // SQLite has one writer, and two of them in this one thread would wait for each other.
    const writing = engine === 'sqlite' ? [one.platform] : [one.platform, two.platform];
    const writers = writing.map(writeAlong);
    const result = await rotateUserKeys(rotation(one.platform), Date.now() + 60_000);
    for (const reader of readers) await reader.finish();
    const written = (await Promise.all(writers.map((writer) => writer.finish()))).flatMap((texts) => [...texts]);
    expect(result).toEqual({ rotated: PEOPLE, kept: 0 });
    for (const { told } of readers) {
      expect(told.read).toBeGreaterThan(0);
      expect(told.failed).toBe(0);
    }
    // What was written meanwhile is kept, whichever instance wrote it.
    expect(written.length).toBeGreaterThan(10);
    for (const [uid, { chatId, text }] of written) {
      const vault = await one.platform.vault.forUser(uid);
      expect(await findDraft(one.platform.db, vault, uid, chatId)).toBe(text);
    }
    for (const found of Object.values(await versions())) expect(found).toEqual([2]);
    const left = await one.platform.vault.keys.selectFrom('user_keys').select('version').distinct().execute();
    expect(left.map((row) => row.version)).toEqual([2]);
  }, 600_000);

  test('the control: a reader that takes the newest key alone fails while the same goes on', async () => {
    // The instance that rotates knows at once which key is the newest.
    const { vault } = one.platform;
    const newestOnly: Platform = {
      ...one.platform,
      vault: {
        ...vault,
        forUser: async (uid) => {
          const keys = await vault.forUser(uid);
          const newest = await vault.versionFor(uid, 'messages');
          return {
            ...keys,
            open: (place, record) => {
              if (keyVersionOf(record) !== newest) return keys.open({ ...place, rev: -1 }, record);
              return keys.open(place, record);
            },
          };
        },
      },
    };
    const reader = readAlong(newestOnly);
    await rotateUserKeys(rotation(one.platform), Date.now() + 60_000);
    await reader.finish().catch(() => {});
    expect(reader.told.failed).toBeGreaterThan(0);
  }, 600_000);

  test('a run that was cut goes on where it was, and gives nobody a third key', async () => {
    const cut = rotation(one.platform, {
      onStep: (step, done) => {
        if (step === 'sealed again' && done === Math.ceil(PEOPLE / 2)) throw new Error('the power went out');
      },
    });
    await expect(rotateUserKeys(cut, Date.now() + 60_000)).rejects.toThrow('power');
    const { uid, chatId } = people[0] as (typeof people)[number];
    expect((await readMessages(two.platform, uid, chatId, {})).messages[0]?.text).toMatch(/^line /);
    // Their new keys are a moment old: the next run finishes them and makes no others.
    expect(await rotateUserKeys(rotation(two.platform), Date.now() - 60_000)).toEqual({ rotated: PEOPLE, kept: 0 });
    for (const found of Object.values(await versions())) expect(found).toEqual([2]);
  }, 600_000);

  test('a record that does not open keeps its old key, so that nothing is lost for good', async () => {
    const { uid } = people[0] as (typeof people)[number];
    const { db } = one.platform;
    const row = await db.selectFrom('messages').selectAll().where('user_id', '=', uid).executeTakeFirstOrThrow();
    const broken = Buffer.from(row.body);
    broken[40] = (broken[40] ?? 0) ^ 1;
    await db.updateTable('messages').set({ body: broken }).where('id', '=', row.id).execute();
    expect(await rotateUserKeys(rotation(one.platform), Date.now() + 60_000)).toEqual({ rotated: PEOPLE - 1, kept: 1 });
    await db.updateTable('messages').set({ body: row.body }).where('id', '=', row.id).execute();
    expect(await rotateUserKeys(rotation(one.platform), Date.now() - 60_000)).toEqual({ rotated: 1, kept: 0 });
  }, 600_000);

  test('keys that are destroyed on one instance soon open nothing on the other', async () => {
    const { uid, chatId } = people[1] as (typeof people)[number];
    const held = await two.platform.vault.forUser(uid);
    expect((await readMessages(two.platform, uid, chatId, {})).messages.length).toBeGreaterThan(0);
    await one.platform.vault.destroyKeys(uid);
    const gone = (act: () => unknown) =>
      Promise.resolve()
        .then(act)
        .then(
          () => false,
          () => true,
        );
    const place = { table: 'chats', column: 'body', rowId: 'x', rev: 1 };
    await until(() => gone(() => held.seal(place, 'x')));
    await until(() => gone(() => two.platform.vault.forUser(uid)));
  }, 60_000);
});

describe('the master key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alcove-rotate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test(`of ${MASTER_PEOPLE} people changes under way, cut or not, and the old one is forgotten`, async () => {
    const config = { keysDir: folder, keysDatabaseUrl: null };
    const provider = () =>
      openKeyProvider({ masterKeyFile: join(folder, 'master.key'), masterKeys: null, masterKeyHook: null });
    const vault = createVault(await openKeyStore(config), provider(), Date.now);
    const running = createVault(await openKeyStore(config), provider(), Date.now);
    const place = { table: 'chats', column: 'body', rowId: 'x', rev: 1 };
    await vault.createKey('ada');
    const sealed = await vault.seal('ada', place, 'before');
    const first = await vault.keys.selectFrom('user_keys').selectAll().executeTakeFirstOrThrow();
    const wrapped: (typeof first)[] = [];
    for (let n = 0; n < MASTER_PEOPLE; n++) {
      const context = { owner: `p${n}`, table: 'udk' as const, rowId: 'wrapped', rev: 1 };
      const made = await vault.provider.wrap(context, Buffer.alloc(32, n % 256));
      wrapped.push({ ...first, user_id: `p${n}`, wrapped: made.wrapped });
    }
    await vault.keys.transaction().execute(async (tx) => {
      for (let from = 0; from < wrapped.length; from += 1_000)
        await tx
          .insertInto('user_keys')
          .values(wrapped.slice(from, from + 1_000))
          .execute();
    });
    const secret = await vault.instanceSecret('blind-index');
    const before = await vault.provider.currentId();
    const cut = rotateMasterKey(vault, {
      lateMs: 0,
      onStep: () => {
        throw new Error('the power went out');
      },
    });
    await expect(cut).rejects.toThrow('power');
    const middle = await vault.provider.currentId();
    const started = performance.now();
    const { retired } = await rotateMasterKey(vault, { lateMs: 50 });
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(await vault.provider.currentId()).toBe(middle);
    expect(middle).not.toBe(before);
    expect(retired).toBe(1);
    expect(await running.open('ada', place, sealed)).toBe('before');
    expect(await running.open('p7', place, await running.seal('p7', place, 'after'))).toBe('after');
    expect(await running.instanceSecret('blind-index')).toBe(secret);
    const left = await vault.keys.selectFrom('user_keys').select('master_key_id').distinct().execute();
    expect(left).toEqual([{ master_key_id: middle }]);
    // A backup of the key store from before is noise to whoever has only today's master key.
    const old = { masterKeyId: first.master_key_id, wrapped: first.wrapped };
    const context = { owner: 'ada', table: 'udk' as const, rowId: 'wrapped', rev: 1 };
    await expect(provider().unwrap(context, old)).rejects.toThrow('no such master key');
    await vault.close();
    await running.close();
  }, 600_000);
});
