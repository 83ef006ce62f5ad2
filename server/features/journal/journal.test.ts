import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { journalPageSchema, type WriteEntry, type WrittenEntry } from '#shared/journal/journal.contract.ts';
import { readEntries, writeEntry } from './journal.service.ts';

const DAY = 86_400_000;

function entry(text: string, daysAgo = 0): WriteEntry {
  const at = new Date(Date.now() - daysAgo * DAY).toISOString();
  return { day: at.slice(0, 10), at, text };
}

describe.each(ENGINES)('the journal, on %s', (engine) => {
  let instance: TestInstance;
  let person: TestPerson;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());
  beforeEach(async () => {
    person = await instance.arrive();
  });

  const path = (id = '') => `${person.home}/journal${id && `/${id}`}`;
  const put = (id: string, body: unknown, who = person) => who.send<WrittenEntry>('PUT', path(id), body);
  const page = async (query = '') => journalPageSchema.parse((await person.get(path() + query)).body);

  test('keeps an entry once, however often it is sent, as it last stood, until it is deleted', async () => {
    const [id, first] = [uuidV7(), entry('The rain did not stop')];
    expect((await put(id, first)).body).toEqual({ id, ...first, level: 0, categories: [] });
    await Promise.all([put(id, first), put(id, first)]);
    await put(id, { ...first, text: ' The rain stopped at noon ' });
    expect((await page()).items).toEqual([{ kind: 'entry', id, ...first, text: 'The rain stopped at noon' }]);
    expect((await person.send('DELETE', path(id))).status).toBe(204);
    expect(await page()).toEqual({ items: [], before: null });
    expect((await person.send('DELETE', path(id))).status).toBe(404);
  });

  test('holds what was written in exercises and check-ins beside it, each with its source, newest first', async () => {
    await put(uuidV7(), entry('a page of my own', 2));
    const [checkin, run] = [uuidV7(), uuidV7()];
    const line = entry('', 1);
    await person.send('PUT', `${person.home}/checkins/${checkin}`, {
      ...{ day: line.day, at: line.at, mood: 4, energy: null, tags: [], note: 'sang in the kitchen' },
    });
    await person.send('PUT', `${person.home}/checkins/${uuidV7()}`, {
      ...{ day: line.day, at: line.at, mood: 2, energy: null, tags: ['work'], note: '' },
    });
    await person.post(`${person.home}/exercises`, {
      ...{ id: run, exercise: 'thought-record', finished: true, before: 7, after: 4, level: 0 },
      ...{ startedAt: new Date().toISOString(), endedAt: new Date().toISOString() },
      kept: [{ exercise: 'thought-record', kind: 'coping', values: { alt: 'They were busy' } }],
    });
    expect((await page()).items).toMatchObject([
      {
        ...{ kind: 'exercise', id: run, exercise: 'thought-record', chatId: null },
        answers: [{ question: expect.stringMatching(/fairer/), text: 'They were busy' }],
      },
      { kind: 'checkin', id: checkin, day: line.day, mood: 4, text: 'sang in the kitchen' },
      { kind: 'entry', text: 'a page of my own' },
    ]);
  });

  test('comes in pages, of a period where one is asked for, and as far down as an entry stands', async () => {
    const ids: string[] = [];
    for (let daysAgo = 0; daysAgo < 65; daysAgo++) {
      const id = uuidV7();
      ids.push(id);
      await put(id, entry(`day ${daysAgo}`, daysAgo));
    }
    const seen: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const next = await page(before === '' ? '' : `?before=${before}`);
      seen.push(...next.items.map(({ id }) => id));
      before = next.before;
    }
    expect(seen).toEqual(ids);
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString();
    const period = await page(`?from=${at(12.5)}&to=${at(9.5)}`);
    expect(period.items.map(({ id }) => id)).toEqual(ids.slice(10, 13));
    expect((await page(`?until=${ids[50]}`)).items.at(-1)?.id).toBe(ids[50]);
    expect((await person.get(`${path()}?before=yesterday`)).status).toBe(400);
  }, 60_000);

  test('reaches back over years in which nothing was written', async () => {
    const far = uuidV7();
    await put(far, entry('long ago', 1500));
    await put(uuidV7(), entry('today'));
    expect((await page()).items.map((item) => item.kind === 'entry' && item.text)).toEqual(['today', 'long ago']);
    expect((await page(`?until=${far}`)).items.at(-1)?.id).toBe(far);
  });

  test('gives words of danger the look of the chat, wherever on a long page they stand', async () => {
    const calm = 'We walked along the river and talked about the garden. '.repeat(60);
    expect((await put(uuidV7(), entry(calm))).body.level).toBe(0);
    const id = uuidV7();
    const { body } = await put(id, entry(`${calm}\nI want to kill myself tonight, I have the pills here.\n`));
    expect(body.level).toBe(3);
    expect(body.categories.join()).toMatch(/suicide/);
  });

  test.each([
    ['an empty page', { text: '  ' }],
    ['a book', { text: 'x'.repeat(20_001) }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['a field nobody knows', { mood: 3 }],
  ])('%s is refused, and nothing is kept', async (_, change) => {
    expect((await put(uuidV7(), { ...entry('x'), ...change })).status).toBe(400);
    expect((await page()).items).toEqual([]);
  });

  test('a day that has not come is refused with its own code', async () => {
    const answer = await put(uuidV7(), entry('tomorrow', -5));
    expect([answer.status, answer.body]).toMatchObject([400, { error: { code: 'journal.day_ahead' } }]);
  });

  test("is nobody else's to read, change or delete", async () => {
    const id = uuidV7();
    await put(id, entry('mine'));
    const other = await instance.arrive();
    expect((await other.get(path())).status).toBe(404);
    expect((await put(id, entry('theirs'), other)).status).toBe(404);
    expect((await other.send('DELETE', path(id))).status).toBe(404);
    expect((await other.send('DELETE', `${other.home}/journal/${id}`)).status).toBe(404);
    expect((await page()).items).toMatchObject([{ text: 'mine' }]);
  });

  test('is found by its words, and not once it is gone', async () => {
    const id = uuidV7();
    await put(id, entry('the Wendelstein in fog'));
    const find = async () =>
      (await person.post<{ groups: object[] }>(`${person.home}/search`, { words: 'wendelstein' })).body.groups;
    expect(await find()).toMatchObject([{ kind: 'journal', hits: [{ id, snippet: 'the Wendelstein in fog' }] }]);
    await person.send('DELETE', path(id));
    expect(await find()).toEqual([]);
  });

  test('lies sealed, and an old revision put back does not open', async () => {
    const { p, close } = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    const { uid } = await signInAnonymously(p, { ageBand: '18+', consents });
    const id = uuidV7();
    const rows = () => p.db.selectFrom('journal_entries').selectAll().execute();
    await writeEntry(p, uid, id, entry('by the lighthouse'));
    const [first] = await rows();
    expect(Buffer.from(first?.body ?? []).includes('lighthouse')).toBe(false);
    await writeEntry(p, uid, id, entry('by the sea'));
    expect((await readEntries(p, uid)).map(({ text }) => text)).toEqual(['by the sea']);
    await p.db
      .updateTable('journal_entries')
      .set({ body: first?.body ?? new Uint8Array() })
      .execute();
    expect(await readEntries(p, uid)).toEqual([]);
    await close();
  });
});
