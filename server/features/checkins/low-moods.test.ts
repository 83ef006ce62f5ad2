import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { suggestionListSchema } from '#shared/suggestions/suggestions.contract.ts';

describe.each(ENGINES)('what is suggested after check-ins, on %s', (engine) => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());

  const checkIn = async (person: TestPerson, mood: number, hoursAgo: number): Promise<string> => {
    const id = uuidV7();
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const entry = { day: at.slice(0, 10), at, mood, energy: null, tags: [], note: '' };
    await person.send('PUT', `${person.home}/checkins/${id}`, entry);
    return id;
  };
  const fromMood = async (person: TestPerson): Promise<(string | null)[]> => {
    const { suggestions } = suggestionListSchema.parse((await person.get(`${person.home}/suggestions`)).body);
    return suggestions.filter(({ source }) => source.kind === 'mood').map(({ source }) => source.id);
  };

  test('three low moods bring one small thing, which goes with the check-in it rests on', async () => {
    const person = await instance.arrive();
    await checkIn(person, 2, 50);
    await checkIn(person, 1, 26);
    const last = await checkIn(person, 2, 2);
    expect(new Set(await fromMood(person))).toEqual(new Set([last]));
    await person.send('DELETE', `${person.home}/checkins/${last}`);
    expect(await fromMood(person)).toEqual([]);
  });

  test('a low mood is answered at once, also where suggestions were made just before', async () => {
    const person = await instance.arrive();
    await checkIn(person, 2, 50);
    await checkIn(person, 1, 26);
    expect(await fromMood(person)).toEqual([]);
    const last = await checkIn(person, 1, 0);
    expect(new Set(await fromMood(person))).toEqual(new Set([last]));
    const entry = { day: new Date().toISOString().slice(0, 10), at: new Date().toISOString(), mood: 5, energy: null };
    await person.send('PUT', `${person.home}/checkins/${last}`, { ...entry, tags: [], note: '' });
    expect(await fromMood(person)).toEqual([]);
  });

  test('two low moods and a so-so one bring nothing', async () => {
    const person = await instance.arrive();
    await checkIn(person, 2, 50);
    await checkIn(person, 3, 26);
    await checkIn(person, 1, 2);
    expect(await fromMood(person)).toEqual([]);
  });
});
