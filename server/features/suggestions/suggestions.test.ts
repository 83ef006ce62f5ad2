import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { MemoryList } from '#shared/memories/memories.contract.ts';
import type { Response } from '#shared/questionnaires/questionnaires.contract.ts';
import { type SuggestionList, suggestionListSchema } from '#shared/suggestions/suggestions.contract.ts';

const TALK = [
  'My boss gives me new work every hour and I worry about it',
  'On Friday he wanted two reports at once',
  'I am worried about the next week, too',
];

describe.each(ENGINES)('suggestions, on %s', (engine) => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());

  const arrive = async () => {
    const person = await instance.arrive();
    await person.send('PUT', '/api/auth/consents', { storeChats: true, memory: true, sendToModel: false });
    return person;
  };
  const talk = async (person: TestPerson, lines = TALK) => {
    const chat = await person.newChat();
    for (const line of lines) await person.say(chat.id, line);
    await person.post(`${person.home}/chats/${chat.id}/end-session`, { reason: 'suggestions' });
    return chat.id;
  };
  const list = async (person: TestPerson): Promise<SuggestionList> =>
    suggestionListSchema.parse((await person.get(`${person.home}/suggestions`)).body);
  const answer = (person: TestPerson, id: string, body: object) =>
    person.send('PATCH', `${person.home}/suggestions/${id}`, body);
  const fill = async (person: TestPerson, values: readonly number[]) => {
    const id = uuidV7();
    await person.post<Response>(`${person.home}/responses`, { id, questionnaire: 'gad-7' });
    const answers = Object.fromEntries(values.map((value, at) => [`gad7-${at + 1}`, value]));
    await person.post(`${person.home}/responses/${id}/submit`, { answers });
    return id;
  };

  test('before anything is known begin with first steps and make nothing up', async () => {
    const { mode, suggestions } = await list(await arrive());
    expect(mode).toBe('start');
    expect(suggestions.map(({ refId }) => refId)).toEqual([
      'mood-check',
      'what-helps',
      'breath-478',
      'who-5',
      'how-this-works',
    ]);
    for (const { why, source } of suggestions) expect([why, source.kind]).toEqual(['A good first step', 'default']);
  });

  test('after a talk give a reason in the person’s own words, with the chat it was said in', async () => {
    const person = await arrive();
    const chatId = await talk(person);
    const { mode, suggestions } = await list(person);
    expect(mode).toBe('usual');
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
    expect(suggestions.length).toBeLessThanOrEqual(5);
    const own = suggestions.filter(({ source }) => source.id === chatId);
    expect(own.length).toBeGreaterThan(0);
    const quote = /“(.+)”/.exec(own[0]?.why ?? '')?.[1] ?? 'nothing';
    expect(TALK.some((line) => line.includes(quote))).toBe(true);
    expect(suggestions.some(({ type }) => type === 'human_help')).toBe(true);
    expect(suggestions.some(({ minutes }) => minutes <= 5)).toBe(true);
    const types = suggestions.map(({ type }) => type);
    for (const type of types) expect(types.filter((other) => other === type).length).toBeLessThanOrEqual(2);
    expect(await list(person)).toEqual({ mode, suggestions });
  });

  test('go with the chat that was their reason', async () => {
    const person = await arrive();
    const chatId = await talk(person);
    await list(person);
    await person.send('DELETE', `${person.home}/chats/${chatId}`);
    expect(JSON.stringify(await list(person))).not.toContain(chatId);
    expect((await list(person)).mode).toBe('start');
  });

  /** Somebody whose memory of what helps is active, and what it led to; now and then something new comes in its place. */
  async function whoRemembers() {
    const person = await arrive();
    await talk(person, ['Work has been long', 'A walk by the harbour helps me a bit', 'It was fine']);
    const { memories } = (await person.get<MemoryList>(`${person.home}/memories`)).body;
    const memory = memories.find(({ kind }) => kind === 'coping');
    await person.send('PATCH', `${person.home}/memories/${memory?.id}`, { status: 'active' });
    await talk(person, ['Work has been long again', 'It was a slow week', 'It was fine in the end']);
    const find = async () => (await list(person)).suggestions.find(({ source }) => source.kind === 'memory');
    for (let round = 0; round < 6 && !(await find()); round++)
      for (const { id, type } of (await list(person)).suggestions)
        if (type === 'exercise') await answer(person, id, { state: 'not_now' });
    return { person, memory, led: await find() };
  }

  test('go with the memory that was their reason', async () => {
    let found = await whoRemembers();
    for (let again = 0; again < 4 && found.led === undefined; again++) found = await whoRemembers();
    const { person, memory, led } = found;
    expect(led).toMatchObject({ refId: 'savour', source: { kind: 'memory', id: memory?.id } });
    expect((await person.send('DELETE', `${person.home}/memories/${memory?.id}`)).status).toBe(204);
    expect(JSON.stringify(await list(person))).not.toContain(memory?.id);
  });

  test('after a score that rose name a person to talk to, until that result is deleted', async () => {
    const person = await arrive();
    await fill(person, [0, 0, 0, 0, 0, 0, 0]);
    const id = await fill(person, [2, 2, 2, 1, 1, 1, 1]);
    const doctor = (await list(person)).suggestions.find(({ refId }) => refId === 'doctor');
    expect(doctor).toMatchObject({ type: 'human_help', source: { kind: 'questionnaire', id, questionnaire: 'gad-7' } });
    expect(doctor?.why).toContain('went up by 10');
    expect((await person.send('DELETE', `${person.home}/responses/${id}`)).status).toBe(204);
    expect(JSON.stringify(await list(person))).not.toContain(id);
  });

  test('after a talk at risk are help, plan, person and room, with none of the words', async () => {
    const person = await arrive();
    await talk(person);
    await talk(person, ['I want to kill myself tonight', 'no', 'I do not know']);
    const { mode, suggestions } = await list(person);
    expect(mode).toBe('safety');
    expect(suggestions.map(({ refId }) => refId)).toEqual(['help', 'safety-plan', 'reach-out', 'ground-54321']);
    expect(JSON.stringify(suggestions)).not.toMatch(/kill|tonight|“/);
  });

  test('after an exercise in which risk was written are the steady things, too', async () => {
    const person = await arrive();
    expect((await list(person)).mode).toBe('start');
    const at = new Date().toISOString();
    const run = { id: uuidV7(), exercise: 'box-breathing', startedAt: at, endedAt: at, finished: true };
    const saved = await person.post(`${person.home}/exercises`, { ...run, before: 8, after: 5, level: 2, kept: [] });
    expect(saved.status).toBeLessThan(300);
    expect((await list(person)).mode).toBe('safety');
  });

  test('"never" keeps a thing away for good and "not now" for three days; others take the place', async () => {
    const person = await arrive();
    await talk(person);
    const before = (await list(person)).suggestions;
    const [first, second] = before;
    expect((await answer(person, first?.id ?? '', { state: 'never', reason: 'not for me' })).status).toBe(200);
    expect((await answer(person, second?.id ?? '', { state: 'not_now' })).status).toBe(200);
    const after = (await list(person)).suggestions;
    const keys = after.map(({ type, refId }) => `${type}:${refId}`);
    expect(keys).not.toContain(`${first?.type}:${first?.refId}`);
    expect(keys).not.toContain(`${second?.type}:${second?.refId}`);
    expect(after.length).toBeGreaterThanOrEqual(3);
  });

  test('"helped" stays on the card and counts', async () => {
    const person = await arrive();
    await talk(person);
    const [first] = (await list(person)).suggestions;
    const { body } = await answer(person, first?.id ?? '', { state: 'helpful' });
    expect(body).toMatchObject({ id: first?.id, state: 'helpful' });
    expect((await list(person)).suggestions[0]).toMatchObject({ id: first?.id, state: 'helpful' });
  });

  test('somebody else’s are not there', async () => {
    const [one, other] = [await arrive(), await arrive()];
    const id = (await list(one)).suggestions[0]?.id ?? '';
    expect((await answer(other, id, { state: 'helpful' })).status).toBe(404);
    expect((await other.get(`${one.home}/suggestions`)).status).toBe(404);
    expect((await answer(one, id, { state: 'loved' })).status).toBe(400);
  });

  test('what was done says so for a day, wherever it was begun, and then rests', async () => {
    const person = await arrive();
    const states = async () =>
      (await list(person)).suggestions.map(({ refId, state }) => `${refId} ${state === 'done' ? 'done' : 'open'}`);
    const first = await list(person);
    const started = first.suggestions.find(({ refId }) => refId === 'how-this-works');
    expect((await answer(person, started?.id ?? '', { state: 'started' })).body).toMatchObject({ state: 'done' });
    const at = new Date().toISOString();
    const run = { id: uuidV7(), exercise: 'breath-478', startedAt: at, endedAt: at, finished: true };
    await person.post(`${person.home}/exercises`, { ...run, before: 6, after: 5, level: 0, kept: [] });
    expect(await states()).toEqual(expect.arrayContaining(['breath-478 done', 'how-this-works done']));
    const left = { ...run, id: uuidV7(), exercise: 'sigh-breathing', finished: false };
    await person.post(`${person.home}/exercises`, { ...left, before: 6, after: null, level: 0, kept: [] });
    expect((await states()).filter((state) => state.startsWith('sigh'))).not.toContain('sigh-breathing done');
    expect((await list(person)).suggestions.length).toBeGreaterThanOrEqual(3);
  });
});
