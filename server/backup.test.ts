import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { KEYS_KEPT_MS, makeBackup, restoreBackup } from '#server/db/backup.ts';
import { readMessages } from '#server/features/chats/read-messages.ts';
import { openPlatform } from '#server/open-platform.ts';
import { seedPeople } from '#server/testing/seed-people.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { sealedColumns } from '#server/vault/sealed-places.ts';
import { tryRecords } from '#server/vault/try-records.ts';

const PEOPLE = 12;
const EACH = process.env.ALCOVE_DEEP ? 1_000 : 30;

let t: TestPlatform;
let folder: string;
let people: { uid: string; chatId: string }[];

const place = (name: string) => join(folder, name);
const elsewhere = (name = 'restored') => loadConfig({ ALCOVE_DATA: join(folder, name, 'data'), LOG_LEVEL: 'silent' });

async function counts(p: TestPlatform['p']): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const { name } of await p.db.introspection.getTables()) {
    const { n } = await p.db
      .selectFrom(name as 'people')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    all[name] = Number(n);
  }
  return all;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-backup-'));
  t = await openTestPlatform('sqlite');
  people = await seedPeople(t.p, PEOPLE, EACH);
});

afterEach(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the drill: a backup taken while people write comes back whole, every row counted, random records opened', {
  timeout: 120_000,
}, async () => {
  const before = await counts(t.p);
  let stop = false;
  const writing = (async () => {
    while (!stop) await seedPeople(t.p, 1, 5);
  })();
  const made = await makeBackup(t.p.config, { data: place('a'), keys: place('b') }, Date.now());
  stop = true;
  await writing;
  restoreBackup(elsewhere(), made);
  const restored = await openPlatform(elsewhere());
  const after = await counts(restored.platform);
  for (const [table, count] of Object.entries(before)) expect(after[table]).toBeGreaterThanOrEqual(count);
  const tried = await tryRecords(restored.platform.db, restored.platform.vault, 1_000);
  expect(tried).toMatchObject({ failed: 0, sealed: 0 });
  expect(tried.opened).toBeGreaterThan(20);
  for (const { uid, chatId } of people) {
    const { messages } = await readMessages(restored.platform, uid, chatId, {});
    expect(messages.every((message) => message.text.startsWith('line '))).toBe(true);
  }
  await restored.close();
});

test('the copy of the data alone is noise, and so are both without the master key', async () => {
  const made = await makeBackup(t.p.config, { data: place('a'), keys: place('b') }, Date.now());
  expect(readdirSync(made.data).sort()).toEqual(['alcove.db']);
  expect(readFileSync(join(made.data, 'alcove.db')).includes('line 1')).toBe(false);
  rmSync(join(made.keys, 'master.key'));
  restoreBackup(elsewhere(), made);
  // It makes itself a new master key, which opens nothing of before.
  const restored = await openPlatform(elsewhere());
  expect((await tryRecords(restored.platform.db, restored.platform.vault, 100)).opened).toBe(0);
  await restored.close();
});

test('ten older backups with keys of after an erasure hold not one readable record of who left', async () => {
  const [gone, stays] = people as [(typeof people)[number], (typeof people)[number]];
  const copies: string[] = [];
  for (let n = 0; n < 10; n++) {
    await seedPeople(t.p, 1, 2);
    const to = { data: place(`a${n}`), keys: place(`b${n}`) };
    copies.push((await makeBackup(t.p.config, to, Date.now() + n * 1000)).data);
  }
  await t.p.vault.destroyKeys(gone.uid);
  const today = (await makeBackup(t.p.config, { data: place('c'), keys: place('d') }, Date.now())).keys;
  for (const [n, data] of copies.entries()) {
    const config = elsewhere(`restored-${n}`);
    restoreBackup(config, { data, keys: today });
    const { platform, close } = await openPlatform(config);
    for (const [uid, opens] of [
      [gone.uid, false],
      [stays.uid, true],
    ] as const) {
      const row = await platform.db
        .selectFrom('messages')
        .selectAll()
        .where('user_id', '=', uid)
        .executeTakeFirstOrThrow();
      const at = { table: 'messages', column: 'body', rowId: row.id, rev: row.rev };
      const read = await platform.vault.open(uid, at, row.body).then(
        () => true,
        () => false,
      );
      expect(read).toBe(opens);
    }
    await close();
  }
  expect((await sealedColumns(t.p.db)).length).toBeGreaterThan(20);
});

test('copies of keys are gone after seven days, copies of data stay', async () => {
  const to = { data: place('a'), keys: place('b') };
  const first = await makeBackup(t.p.config, to, Date.now() - 1_000_000);
  const old = (Date.now() - KEYS_KEPT_MS - 60_000) / 1000;
  for (const made of Object.values(first)) utimesSync(made, old, old);
  await makeBackup(t.p.config, to, Date.now());
  expect(readdirSync(to.keys)).toHaveLength(1);
  expect(readdirSync(to.data)).toHaveLength(2);
});

test('the commands say where the copies lie, refuse to overwrite, and try what they brought back', async () => {
  const run = (dataDir: string, ...args: string[]) =>
    spawnSync(process.execPath, ['server/cli/main.ts', ...args], {
      env: { PATH: process.env.PATH ?? '', ALCOVE_DATA: dataDir, LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    });
  const backup = run(t.p.config.dataDir, 'backup', '--data', place('a'), '--keys', place('b'));
  expect(backup.status).toBe(0);
  const [data = '', keys = ''] = backup.stdout.trim().split('\n');
  const target = join(folder, 'new', 'data');
  const restore = run(target, 'restore', '--data', data, '--keys', keys);
  expect(restore.stdout).toMatch(/^\d+ records open, 0 do not/);
  expect(run(target, 'restore', '--data', data, '--keys', keys).stderr).toContain('There is an instance here already');
  expect(run(target, 'backup', '--data', place('a'), '--keys', place('a')).stderr).toContain('different folders');
  expect(run(target, 'backup').status).toBe(2);
}, 120_000);
