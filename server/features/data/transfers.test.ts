import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { errorHandler } from '#server/http/errors.ts';
import { ended, exportAll } from '#server/testing/carry-archive.ts';
import { fillAccount } from '#server/testing/full-account.ts';
import { CONSENTS, openTestAccounts, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { dataRoutes } from './data.routes.ts';
import { beginExport, openExport, readExport, tidyTransfers } from './exports.service.ts';

const HOUR = 3_600_000;
const arrive = async ({ p }: TestPlatform) =>
  (await signInAnonymously(p, { ageBand: '18+', consents: { ...CONSENTS, memory: true } })).uid;
const small = { texts: ['a walk by the harbour'], chats: [[-1, 0, 1]] };

async function collect(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe.each(ENGINES)('an archive, on %s', (engine) => {
  let opened: TestPlatform;
  beforeAll(async () => {
    opened = await openTestPlatform(engine);
  });
  afterAll(() => opened.close());

  test('is the same whether it is fetched at once or in slices', async () => {
    const { p } = opened;
    const uid = await arrive(opened);
    await fillAccount(p, uid, {
      texts: [crypto.randomUUID().repeat(200)],
      chats: Array.from({ length: 60 }, () => [-1, 0]),
    });
    const whole = await exportAll(p, uid);
    const id = (await readExport(p, uid))?.id ?? '';
    const sliced: Buffer[] = [];
    for (let from = 0; from < whole.length; from += 70_001) {
      const slice = await openExport(p, uid, id, { from, to: from + 70_000 });
      sliced.push(await collect(slice.bytes));
    }
    expect(Buffer.concat(sliced).equals(whole)).toBe(true);
    await expect(openExport(p, uid, id, { from: whole.length, to: null })).rejects.toMatchObject({
      code: 'data.range_impossible',
    });
  });

  test('lies nowhere readable, belongs to one person, and is gone after a day', async () => {
    const { p } = opened;
    const [uid, other] = [await arrive(opened), await arrive(opened)];
    await fillAccount(p, uid, small);
    const whole = await exportAll(p, uid);
    const id = (await readExport(p, uid))?.id ?? '';
    const parts = await p.db.selectFrom('transfer_parts').selectAll().where('user_id', '=', uid).execute();
    for (const { body } of parts)
      for (const sign of [whole.subarray(0, 16), Buffer.from(whole.subarray(0, 16).toString('base64').slice(0, 18))])
        expect(Buffer.from(body).includes(sign)).toBe(false);
    await expect(openExport(p, other, id, null)).rejects.toMatchObject({ code: 'data.archive_gone' });
    opened.tick(24 * HOUR);
    await expect(openExport(p, uid, id, null)).rejects.toMatchObject({ code: 'data.archive_gone' });
    await tidyTransfers(p);
    expect(await p.db.selectFrom('transfer_parts').select('part').where('user_id', '=', uid).execute()).toEqual([]);
  });

  test('that nobody works on any more is begun anew at the next look, once', async () => {
    const { p } = opened;
    const uid = await arrive(opened);
    await fillAccount(p, uid, small);
    const { id } = await beginExport(p, uid, async () => {});
    await ended(() => readExport(p, uid));
    // As a process leaves it that was killed in the middle.
    await p.db
      .updateTable('transfers')
      .set({ state: 'working', lease_until: p.clock() })
      .where('id', '=', id)
      .execute();
    await p.db.deleteFrom('transfer_parts').where('transfer_id', '=', id).execute();
    await Promise.all([readExport(p, uid), readExport(p, uid)]);
    const { state } = await ended(() => readExport(p, uid));
    expect(state).toBe('ready');
    expect((await collect((await openExport(p, uid, id, null)).bytes)).subarray(0, 2).toString()).toBe('PK');
  });

  test('of 5,000 messages leaves memory about where it was', async () => {
    const { p } = opened;
    const uid = await arrive(opened);
    const chain = Array.from({ length: 2500 }, (_, index) => index - 1);
    await fillAccount(p, uid, { texts: ['so it went on and on '.repeat(40)], chats: [chain, chain] });
    const before = process.memoryUsage().rss;
    await exportAll(p, uid);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20);
  });
});

describe('over HTTP', () => {
  let accounts: TestAccounts;
  let app: Hono;
  beforeAll(async () => {
    accounts = await openTestAccounts('sqlite');
    app = accounts.app;
    app.route('/api/users', dataRoutes(accounts.p));
    app.onError(errorHandler(accounts.p.log));
  });
  afterAll(() => accounts.close());

  async function signedUp(email: string) {
    const browser = accounts.browser();
    expect((await browser.post('/api/auth/sign-up', signUpForm(email))).status).toBe(200);
    const { body } = await browser.get('/api/auth/session');
    return { browser, uid: body.user.uid as string, home: `/api/users/${body.user.uid}` };
  }

  test('whoever proved themselves long ago is asked again, to make an archive and to fetch it', async () => {
    const { browser, home, uid } = await signedUp('ada@example.org');
    expect((await browser.post(`${home}/export`)).status).toBe(202);
    const { id } = await ended(() => readExport(accounts.p, uid));
    expect((await browser.post(`${home}/export/open`)).status).toBe(204);
    accounts.tick(6 * 60_000);
    for (const answer of [
      await browser.post(`${home}/export`),
      await browser.post(`${home}/export/open`),
      await browser.get(`${home}/export/${id}/file`),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, 'auth.confirm_it_is_you']);
  });

  test('an archive can be made three times a day', async () => {
    const { browser, home, uid } = await signedUp('bo@example.org');
    for (let n = 0; n < 3; n++) {
      expect((await browser.post(`${home}/export`)).status).toBe(202);
      await ended(() => readExport(accounts.p, uid));
    }
    const fourth = await browser.post(`${home}/export`);
    expect([fourth.status, fourth.body.error.code]).toEqual([429, 'auth.slow_down']);
    // The one that is there stays.
    expect((await browser.get(`${home}/export`)).body.transfer.state).toBe('ready');
  });

  test('a download says how long it is, goes on where it broke, and is nobody else’s', async () => {
    const { browser, home, uid } = await signedUp('cy@example.org');
    const stranger = await signedUp('di@example.org');
    await browser.post(`${home}/export`);
    const { id, bytes } = await ended(() => readExport(accounts.p, uid));
    const path = `${home}/export/${id}/file`;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const whole = await app.request(path, { headers: { cookie } });
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(bytes)]);
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="alcove-export.zip"');
    const all = Buffer.from(await whole.arrayBuffer());
    const rest = await app.request(path, { headers: { cookie, range: 'bytes=100-' } });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 100-${bytes - 1}/${bytes}`]);
    expect(Buffer.from(await rest.arrayBuffer()).equals(all.subarray(100))).toBe(true);
    expect((await stranger.browser.get(path)).status).toBe(404);
    expect((await stranger.browser.get(`${stranger.home}/export/${id}/file`)).status).toBe(404);
  });
});
