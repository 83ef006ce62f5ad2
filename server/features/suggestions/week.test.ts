import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { MemoryList } from '#shared/memories/memories.contract.ts';
import { suggestionListSchema } from '#shared/suggestions/suggestions.contract.ts';
import { type Week, weekSchema } from '#shared/suggestions/week.contract.ts';
import { weekQuestions } from './week-close.ts';

const DAY = 86_400_000;
const TALK = [
  'I am tired and angry because two people left at work',
  'My sister Lena came by on Sunday and that was good',
  'I am going to ask my boss for one day off on Monday',
];

/** The week that this moment is in, by the clock of Greenwich. */
function thisWeek(back = 0): { monday: string; from: number } {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const from = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY - back * 7 * DAY;
  return { monday: new Date(from).toISOString().slice(0, 10), from };
}

const addressOf = (person: TestPerson, back = 0, length = 7): string => {
  const { monday, from } = thisWeek(back);
  const [first, last] = [from, from + length * DAY].map((at) => new Date(at).toISOString());
  return `${person.home}/weeks/${monday}?from=${first}&until=${last}`;
};

describe.each(ENGINES)('a week, on %s', (engine) => {
  let instance: TestInstance;
  let person: TestPerson;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());
  beforeEach(async () => {
    person = await instance.arrive();
    await person.send('PUT', '/api/auth/consents', { storeChats: true, memory: true, sendToModel: false });
  });

  const read = async (back = 0): Promise<Week> => weekSchema.parse((await person.get(addressOf(person, back))).body);
  const talk = async (lines = TALK, body: object = {}): Promise<string> => {
    const { id } = (await person.post<{ id: string }>(`${person.home}/chats`, body)).body;
    for (const line of lines) await person.say(id, line);
    await person.post(`${person.home}/chats/${id}/end-session`, { reason: 'suggestions' });
    return id;
  };
  const keepAll = async () => {
    const { memories } = (await person.get<MemoryList>(`${person.home}/memories`)).body;
    for (const { id } of memories) await person.send('PATCH', `${person.home}/memories/${id}`, { status: 'active' });
  };
  const checkIn = async (mood: number, at = Date.now()): Promise<string> => {
    const id = uuidV7();
    const iso = new Date(at).toISOString();
    const entry = { day: iso.slice(0, 10), at: iso, mood, energy: null, tags: ['outside'], note: 'by the lake' };
    await person.send('PUT', `${person.home}/checkins/${id}`, entry);
    return id;
  };
  const doExercise = (more: object = {}) => {
    const at = new Date().toISOString();
    const run = { id: uuidV7(), exercise: 'sigh-breathing', startedAt: at, endedAt: at, finished: true };
    return person.post(`${person.home}/exercises`, { ...run, before: 7, after: 4, level: 0, kept: [], ...more });
  };

  test('without anything in it is empty, asks something quiet, and has nothing before it', async () => {
    const week = await read();
    expect(week).toMatchObject({ talks: [], memories: [], exercises: [], marked: [], checkins: [], earlier: false });
    expect((await weekQuestions()).quiet).toContain(week.close.text);
  });

  test('holds the talk in the person’s words, what was kept, what was tried and how it was, and the same each time', async () => {
    const chatId = await talk();
    await keepAll();
    await doExercise();
    await checkIn(4);
    const week = await read();
    expect(week.talks.map((one) => one.chatId)).toEqual([chatId]);
    const [first] = week.talks;
    for (const sentence of first?.summary?.match(/[^.]+/g) ?? []) expect(TALK.join('\n')).toContain(sentence.trim());
    expect(first?.topics.length).toBeGreaterThan(0);
    expect(week.memories.length).toBeGreaterThan(0);
    for (const memory of week.memories) expect(memory).toMatchObject({ chatId });
    expect(week.exercises).toMatchObject([{ exercise: 'sigh-breathing', before: 7, after: 4, chatId: null }]);
    expect(week.checkins).toMatchObject([{ mood: 4, tags: ['outside'] }]);
    expect(week.close.text).toContain(week.exercises[0]?.title.toLowerCase());
    expect(await read()).toEqual(week);
  });

  test('loses what is deleted, at once', async () => {
    const chatId = await talk();
    await keepAll();
    const id = await checkIn(4);
    expect((await read()).memories.length).toBeGreaterThan(0);
    await person.send('DELETE', `${person.home}/chats/${chatId}`);
    await person.send('DELETE', `${person.home}/checkins/${id}`);
    expect(await read()).toMatchObject({ talks: [], memories: [], checkins: [] });
  });

  test('knows nothing of what was only proposed, was paused, or was said in a temporary chat', async () => {
    await talk();
    expect((await read()).memories).toEqual([]);
    await keepAll();
    const { memories } = (await person.get<MemoryList>(`${person.home}/memories`)).body;
    for (const { id } of memories) await person.send('PATCH', `${person.home}/memories/${id}`, { paused: true });
    expect((await read()).memories).toEqual([]);
    const before = await read();
    await talk(TALK, { temporary: true });
    expect(await read()).toEqual(before);
  });

  test('names a suggestion that was marked as helpful', async () => {
    const { suggestions } = suggestionListSchema.parse((await person.get(`${person.home}/suggestions`)).body);
    const [first] = suggestions;
    await person.send('PATCH', `${person.home}/suggestions/${first?.id}`, { state: 'helpful' });
    expect((await read()).marked.map(({ title }) => title)).toHaveLength(1);
  });

  test('after a hard talk gives help and no question, and not a word of it', async () => {
    await talk(['I want to kill myself tonight', 'because of the lighthouse', 'I do not know']);
    const week = await read();
    expect(week.close).toEqual({ kind: 'help', text: null });
    expect(week.talks).toMatchObject([{ summary: null, topics: [] }]);
    expect(JSON.stringify(week)).not.toMatch(/kill|lighthouse/);
  });

  test('is one week: the days before and after it stand in theirs', async () => {
    const { from } = thisWeek();
    await checkIn(1, from - 1);
    await checkIn(2, from);
    expect([(await read()).checkins, (await read(1)).checkins]).toMatchObject([[{ mood: 2 }], [{ mood: 1 }]]);
    expect([(await read()).earlier, (await read(1)).earlier]).toEqual([true, false]);
  });

  test('a day that is no Monday, a span that is no week and somebody else’s week are refused', async () => {
    const other = await instance.arrive();
    expect((await other.get(addressOf(person))).status).toBe(404);
    expect((await person.get(addressOf(person, 0, 8))).status).toBe(400);
    expect((await person.get(addressOf(person).replace(/weeks\/[\d-]+/, 'weeks/2026-11-17'))).status).toBe(400);
    expect((await person.get(`${person.home}/weeks/${thisWeek().monday}`)).status).toBe(400);
  });
});

test('no question of a week asks after a cause, praises or counts', async () => {
  for (const text of Object.values(await weekQuestions()).flat()) {
    expect(text).toMatch(/\?$/);
    expect(text).not.toMatch(/because|cause|make you|thanks to|proud|well done|streak|!|\d/i);
  }
});
