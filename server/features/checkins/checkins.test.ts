import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { Checkin, CheckinList, WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { deleteCheckin, writeCheckin } from './checkins.service.ts';
import { readCheckins } from './past-checkins.service.ts';

const DAY = 86_400_000;

function entry(change: Partial<WriteCheckin> = {}, daysAgo = 0): WriteCheckin {
  const at = new Date(Date.now() - daysAgo * DAY).toISOString();
  return { day: at.slice(0, 10), at, mood: 2, energy: null, tags: [], note: '', ...change };
}

describe.each(ENGINES)('check-ins on %s', (engine) => {
  let instance: TestInstance;
  let person: TestPerson;
  const path = (id = '', query = '') => `${person.home}/checkins${id && `/${id}`}${query}`;
  const list = async (query = '') => (await person.get<CheckinList>(path('', query))).body;
  const put = (id: string, body: unknown, who = person) => who.send<Checkin>('PUT', path(id), body);

  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());
  beforeEach(async () => {
    person = await TestPerson.arrive(() => instance.url, { sendToModel: false });
  });

  test('one tap is enough; more can be added, changed and deleted later', async () => {
    const id = uuidV7();
    const bare = entry();
    expect((await put(id, bare)).body).toEqual({ id, ...bare });
    const more = { ...bare, mood: 4, energy: 3, tags: ['outside', 'choir', 'outside'], note: ' sang ' };
    expect((await put(id, more)).status).toBe(200);
    expect((await list()).checkins).toEqual([{ id, ...more, tags: ['outside', 'choir'], note: 'sang' }]);
    expect((await person.send('DELETE', path(id))).status).toBe(204);
    expect(await list()).toEqual({ checkins: [], more: false });
    expect((await person.send('DELETE', path(id))).status).toBe(404);
  });

  test('the same entry sent again, at once and later, stands once', async () => {
    const id = uuidV7();
    const answers = await Promise.all([entry(), entry(), entry()].map((body) => put(id, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list()).checkins).toHaveLength(1);
  });

  test('what was changed later stays, in whatever order changes arrive', async () => {
    const id = uuidV7();
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    await put(id, entry({ note: 'first', changedAt: at(9) }));
    await put(id, entry({ note: 'last', changedAt: at(1) }));
    const late = await put(id, entry({ note: 'between', changedAt: at(5) }));
    expect([late.status, late.body.note, (await list()).checkins[0]?.note]).toEqual([200, 'last', 'last']);
    // A clock that goes ahead shuts out nobody for longer than it took to say so.
    await put(id, entry({ note: 'ahead', changedAt: at(-600) }));
    await put(id, entry({ note: 'after', changedAt: new Date(Date.now() + 1000).toISOString() }));
    expect((await list()).checkins[0]?.note).toBe('after');
  });

  test('a list goes back a year, newest first, and says that there is more', async () => {
    for (const daysAgo of [500, 3, 40]) await put(uuidV7(), entry({ note: `${daysAgo}` }, daysAgo));
    const year = await list();
    expect(year.checkins.map(({ note }) => note)).toEqual(['3', '40']);
    expect(year.more).toBe(true);
    expect((await list('?days=30')).checkins).toHaveLength(1);
    expect((await list('?days=4000')).checkins).toHaveLength(3);
    expect((await list('?days=4000')).more).toBe(false);
    expect((await person.get(path('', '?days=many'))).status).toBe(400);
  });

  test.each([
    ['a mood that is no step', { mood: 6 }],
    ['half a mood', { mood: 2.5 }],
    ['no mood', { mood: undefined }],
    ['an energy that is no step', { energy: 0 }],
    ['a tag as long as a letter', { tags: ['x'.repeat(31)] }],
    ['more tags than a day has', { tags: Array.from({ length: 16 }, (_, n) => `t${n}`) }],
    ['an endless line', { note: 'x'.repeat(501) }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['a field nobody knows', { streak: 3 }],
  ])('%s is refused, and nothing is kept', async (_, change) => {
    expect((await put(uuidV7(), { ...entry(), ...change })).status).toBe(400);
    expect((await list()).checkins).toEqual([]);
  });

  test('a day that has not come is refused with its own code', async () => {
    const answer = await put(uuidV7(), entry({}, -5));
    expect([answer.status, answer.body]).toMatchObject([400, { error: { code: 'checkins.day_ahead' } }]);
  });

  test("is nobody else's to read, change or delete", async () => {
    const id = uuidV7();
    await put(id, entry());
    const other = await TestPerson.arrive(() => instance.url, { sendToModel: false });
    expect((await other.get(path())).status).toBe(404);
    expect((await put(id, entry({ mood: 5 }), other)).status).toBe(404);
    expect((await other.send('DELETE', path(id))).status).toBe(404);
    expect((await other.send('DELETE', `${other.home}/checkins/${id}`)).status).toBe(404);
    expect((await list()).checkins[0]?.mood).toBe(2);
  });

  test('lies sealed; an old revision put back does not open; what rests on it goes with it', async () => {
    const { p, close } = await openTestPlatform(engine);
    await p.vault.createKey('someone');
    const id = uuidV7();
    const rows = () => p.db.selectFrom('checkins').selectAll().execute();
    const suggested = async () => (await p.db.selectFrom('suggestions').select('id').execute()).length;
    const suggest = (n: number) =>
      p.db
        .insertInto('suggestions')
        .values({
          user_id: 'someone',
          id: `s${n}`,
          chat_id: null,
          source_id: id,
          created_at: 0,
          expires_at: 0,
          rev: 1,
          body: new Uint8Array(),
        })
        .execute();
    await writeCheckin(p, 'someone', id, entry({ tags: ['lighthouse'], note: 'by the lighthouse' }));
    const [first] = await rows();
    expect(Buffer.from(first?.body ?? []).includes('lighthouse')).toBe(false);
    await suggest(1);
    await writeCheckin(p, 'someone', id, entry({ mood: 5 }));
    expect(await suggested()).toBe(0);
    expect((await readCheckins(p, 'someone', { since: 0 })).map(({ mood }) => mood)).toEqual([5]);
    await suggest(2);
    await p.db
      .updateTable('checkins')
      .set({ body: first?.body ?? new Uint8Array() })
      .execute();
    expect(await readCheckins(p, 'someone', { since: 0 })).toEqual([]);
    await deleteCheckin(p, 'someone', id);
    expect([await rows(), await suggested()]).toEqual([[], 0]);
    await close();
  });
});
