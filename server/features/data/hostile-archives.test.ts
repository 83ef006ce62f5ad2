import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { exportAll, importAll } from '#server/testing/carry-archive.ts';
import { fillAccount, openAccount } from '#server/testing/full-account.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { PART_BYTES } from '#shared/data/transfers.contract.ts';
import { applyImport, beginImport, takePart } from './imports.service.ts';

const consents = { storeChats: true, memory: true, sendToModel: false };
const arrive = async () => (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
let opened: TestPlatform;
let whole: Buffer;

beforeAll(async () => {
  opened = await openTestPlatform('sqlite');
  const uid = await arrive();
  await fillAccount(opened.p, uid, { texts: ['one', 'two'], chats: [[-1, 0, 1, 2]] });
  whole = await exportAll(opened.p, uid);
});
afterAll(() => opened.close());

type Files = Record<string, Uint8Array>;

/** The same archive with its files changed. */
function changed(change: (files: Files) => void): Buffer {
  const files = unzipSync(whole);
  change(files);
  return Buffer.from(zipSync(files));
}

/** With one word in one file in another's place. */
const reworded = (file: string, from: string | RegExp, to: string): Buffer =>
  changed((files) => {
    const before = strFromU8(files[file] as Uint8Array);
    expect(before).toMatch(from);
    files[file] = strToU8(before.replace(from, to));
  });

async function refused(archive: Buffer): Promise<string | null> {
  const uid = await arrive();
  const empty = await openAccount(opened.p, uid);
  const { problem, state } = await importAll(opened.p, uid, archive);
  expect(await openAccount(opened.p, uid)).toEqual(empty);
  return state === 'ready' ? null : problem;
}

const MESSAGES = 'json/messages.json';

describe('an archive that is no good is refused, and nothing of it is here', () => {
  test('the same archive unchanged is taken: the control', async () => {
    const uid = await arrive();
    expect(
      (
        await importAll(
          opened.p,
          uid,
          changed(() => {}),
        )
      ).problem,
    ).toBeNull();
  });

  test.each([
    ['cut short', () => whole.subarray(0, whole.length - 400), 'data.archive_foreign'],
    ['no ZIP file at all', () => Buffer.from('Dear diary'.repeat(50)), 'data.archive_foreign'],
    ['a ZIP file of something else', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'data.archive_foreign'],
    ['of another format', () => reworded('account.json', 'alcove-archive', 'other'), 'data.archive_foreign'],
    ['of a later version', () => reworded('account.json', /"version": 1/, '"version": 2'), 'data.archive_too_new'],
    ['no version', () => reworded('account.json', /"version": 1/, '"version": "x"'), 'data.archive_damaged'],
    ['without one of its files', () => changed((files) => delete files['json/journal.json']), 'data.archive_damaged'],
    ['with a row less', () => reworded(MESSAGES, /\n\{.*\},\n/, '\n'), 'data.archive_damaged'],
    [
      'with a field more',
      () => reworded(MESSAGES, '"role":"user"', '"role":"user","admin":true'),
      'data.archive_damaged',
    ],
    [
      'with a role that there is not',
      () => reworded(MESSAGES, '"role":"user"', '"role":"system"'),
      'data.archive_damaged',
    ],
    [
      'with a time out of all time',
      () => reworded(MESSAGES, /"created_at":\d+/, '"created_at":9e99'),
      'data.archive_damaged',
    ],
    ['with half a number', () => reworded(MESSAGES, /"position":2/, '"position":1.5'), 'data.archive_damaged'],
    [
      'with branches that go in circles',
      () => reworded(MESSAGES, /"position":2/, '"position":7'),
      'data.archive_damaged',
    ],
    [
      'with a message of no chat',
      () => reworded(MESSAGES, /"chat_id":"\w{8}/, '"chat_id":"00000000'),
      'data.archive_damaged',
    ],
    [
      'with a title beyond all length',
      () => reworded('json/chats.json', /"title":"\w*"/, `"title":"${'x'.repeat(201)}"`),
      'data.archive_damaged',
    ],
    [
      'with a plan of other parts',
      () => reworded('json/safety-plan.json', '"signs"', '"constructor"'),
      'data.archive_damaged',
    ],
    [
      'that is no UTF-8',
      () => changed((files) => (files[MESSAGES] as Uint8Array).fill(0xff, 20, 30)),
      'data.archive_damaged',
    ],
    ['that is no JSON', () => reworded(MESSAGES, '"role"', 'role'), 'data.archive_damaged'],
  ])('%s', async (_, make, problem) => {
    expect(await refused(make())).toBe(problem);
  });

  test('with any byte of what it holds turned', async () => {
    for (let at = 60; at < whole.length; at += Math.ceil(whole.length / 40)) {
      const turned = Buffer.from(whole);
      turned[at] = (turned[at] ?? 0) ^ 0x20;
      const uid = await arrive();
      const { state } = await importAll(opened.p, uid, turned);
      // Either nothing that counts was hit, such as a text to read, or none of it is here.
      const count = Object.values(await openAccount(opened.p, uid)).flat().length;
      expect([state, count > 0]).toEqual(state === 'ready' ? ['ready', true] : ['failed', false]);
    }
  });

  test('a bomb is not unpacked', async () => {
    const bomb = changed((files) => {
      files[MESSAGES] = Buffer.alloc(40 * 1024 * 1024, 0x20);
    });
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await refused(bomb)).toBe('data.archive_too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('a companion that nobody could have been begins anew, and the words stay', async () => {
    const uid = await arrive();
    const odd = reworded(MESSAGES, /"phase":"opening","said"/, '"phase":"hijacked","said"');
    expect((await importAll(opened.p, uid, odd)).problem).toBeNull();
    const { messages = [] } = await openAccount(opened.p, uid);
    expect(messages.filter((row) => row?.role === 'assistant').map((row) => row?.companion_state === null)).toContain(
      true,
    );
    expect(messages).toHaveLength(4);
  });
});

describe('sending an archive', () => {
  test('parts may come in any order and again, and one that is missing is missed', async () => {
    const uid = await arrive();
    const { p } = opened;
    const long = Buffer.concat([whole, Buffer.alloc(2 * PART_BYTES)]);
    const { id } = await beginImport(p, uid, long.length);
    const part = (n: number) => long.subarray(n * PART_BYTES, (n + 1) * PART_BYTES).toString('base64');
    await takePart(p, uid, id, 2, part(2));
    await takePart(p, uid, id, 0, part(0));
    await takePart(p, uid, id, 0, part(0));
    await expect(applyImport(p, uid, id)).rejects.toMatchObject({ code: 'data.import_unfinished' });
    await expect(takePart(p, uid, id, 3, part(1))).rejects.toMatchObject({ code: 'http.input_invalid' });
    await expect(takePart(p, uid, id, 1, 'AAAA')).rejects.toMatchObject({ code: 'http.input_invalid' });
  });

  test('is not for whoever wants no chats kept, and has its limit', async () => {
    const { p } = opened;
    const { uid } = await signInAnonymously(p, { ageBand: '18+', consents: { ...consents, storeChats: false } });
    await expect(beginImport(p, uid, 10)).rejects.toMatchObject({ code: 'data.keeping_off' });
    await expect(beginImport(p, uid, 2 ** 40)).rejects.toMatchObject({ code: 'data.archive_too_large' });
  });
});
