import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { readSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { openTestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { ExerciseRun, LookResult, SaveRun } from '#shared/exercises/exercises.contract.ts';
import { exerciseRunListSchema } from '#shared/exercises/exercises.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { SafetyPlan } from '#shared/safety/safety-plan.contract.ts';
import type { SuggestionList } from '#shared/suggestions/suggestions.contract.ts';
import { deleteRun, lookAt, readExerciseRuns, saveRun } from './exercises.service.ts';

const run = (more: Partial<SaveRun> = {}): SaveRun => ({
  id: uuidV7(),
  exercise: 'sigh-breathing',
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: '2026-03-01T10:05:00.000Z',
  finished: true,
  before: 7,
  after: 4,
  level: 0,
  kept: [],
  ...more,
});

describe.each(ENGINES)('exercises, on %s', (engine) => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());

  const list = async (person: Awaited<ReturnType<TestInstance['arrive']>>) =>
    exerciseRunListSchema.parse((await person.get(`${person.home}/exercises`)).body);

  test('a run that is sent twice arrives once', async () => {
    const person = await instance.arrive();
    const sent = run();
    const [first, second] = [
      await person.post<ExerciseRun>(`${person.home}/exercises`, sent),
      await person.post<ExerciseRun>(`${person.home}/exercises`, { ...sent, after: 9 }),
    ];
    expect([first.status, second.status, second.body.after]).toEqual([200, 200, 4]);
    expect((await list(person)).runs.map(({ id }) => id)).toEqual([sent.id]);
  });

  test('what was rated before and after says how often it helped', async () => {
    const person = await instance.arrive();
    for (const after of [3, 7, 8]) await person.post(`${person.home}/exercises`, run({ after }));
    await person.post(`${person.home}/exercises`, run({ after: null }));
    expect((await list(person)).evidence).toEqual([{ exercise: 'sigh-breathing', helped: 1, rated: 3 }]);
  });

  test('what was kept stands under the question it was written to', async () => {
    const person = await instance.arrive();
    const kept = { exercise: 'thought-record', kind: 'coping' as const, values: { alt: 'Quittenbrot is only bread' } };
    const saved = await person.post<ExerciseRun>(
      `${person.home}/exercises`,
      run({ exercise: 'thought-record', kept: [kept] }),
    );
    expect(saved.body.kept[0]?.entries).toEqual([
      { step: 'alt', question: expect.stringMatching(/fairer/), text: 'Quittenbrot is only bread' },
    ]);
  });

  test('lies sealed in the database, its name and its words', async () => {
    const { p, close } = await openTestPlatform(engine);
    await p.vault.createKey('someone');
    const kept = { exercise: 'thought-record', kind: 'coping' as const, values: { alt: 'Quittenbrot' } };
    await saveRun(p, 'someone', run({ exercise: 'thought-record', kept: [kept] }));
    expect((await readExerciseRuns(p, 'someone'))[0]?.kept[0]?.entries[0]?.text).toBe('Quittenbrot');
    const [row] = await p.db.selectFrom('exercise_runs').selectAll().where('user_id', '=', 'someone').execute();
    const bytes = Buffer.from(row?.body ?? []);
    expect([bytes.length > 0, bytes.includes('Quittenbrot'), bytes.includes('thought')]).toEqual([true, false, false]);
    await close();
  });

  test('a kept safety plan becomes the person’s safety plan', async () => {
    const person = await instance.arrive();
    const kept = { exercise: 'safety-plan', kind: 'safety-plan' as const, values: { signs: 'I stop answering' } };
    await person.post(`${person.home}/exercises`, run({ exercise: 'safety-plan', kept: [kept] }));
    const plan = await person.get<SafetyPlan>(`${person.home}/safetyPlan`);
    expect(plan.body.parts.signs).toBe('I stop answering');
  });

  test('what an exercise does not ask to keep is not kept, and an unknown one is not found', async () => {
    const person = await instance.arrive();
    const kept = { exercise: 'thought-record', kind: 'coping' as const, values: { sit: 'the kitchen' } };
    const codes = [];
    for (const body of [run({ exercise: 'thought-record', kept: [kept] }), run({ exercise: 'nothing' }), { id: 'x' }]) {
      const { status, body: answer } = await person.post<{ error: { code: string } }>(`${person.home}/exercises`, body);
      codes.push([status, answer.error.code]);
    }
    expect(codes).toEqual([
      [400, 'exercises.not_kept'],
      [404, 'exercises.not_found'],
      [400, 'http.input_invalid'],
    ]);
    expect((await list(person)).runs).toEqual([]);
  });

  test('somebody else’s runs are not there, and one’s own can be deleted', async () => {
    const [person, other] = [await instance.arrive(), await instance.arrive()];
    const sent = run();
    await person.post(`${person.home}/exercises`, sent);
    expect((await other.get(`${person.home}/exercises`)).status).toBe(404);
    expect((await other.send('DELETE', `${other.home}/exercises/${sent.id}`)).status).toBe(404);
    expect((await person.send('DELETE', `${person.home}/exercises/${sent.id}`)).status).toBe(204);
    expect((await list(person)).runs).toEqual([]);
  });

  test('words of danger in an exercise get the same look as in a chat', async () => {
    const person = await instance.arrive();
    const look = async (...texts: string[]) =>
      (await person.post<LookResult>(`${person.home}/exercises/look`, { run: uuidV7(), texts })).body;
    expect(await look('I was late for work and my boss saw it')).toMatchObject({ level: 0 });
    const { level, categories } = await look(
      'I was late for work',
      'I want to kill myself tonight, I have the pills here',
    );
    expect(level).toBe(3);
    expect(categories.join()).toMatch(/suicide/);
  });

  test('danger in an exercise is booked outside of chats, without its words, and goes with the exercise', async () => {
    const { p, close } = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    const { uid } = await signInAnonymously(p, { ageBand: '18+', consents });
    const sent = run({ level: 2 });
    await lookAt(p, uid, { run: sent.id, texts: ['i want to kill myself'] });
    const rows = () => p.db.selectFrom('safety_events').selectAll().where('user_id', '=', uid).execute();
    const [event] = await rows();
    expect([event?.chat_id, event?.source_id]).toEqual([null, sent.id]);
    expect(Buffer.from(event?.body ?? []).includes('kill')).toBe(false);
    expect((await readSuggestions(p, uid)).mode).toBe('safety');
    await saveRun(p, uid, sent);
    await deleteRun(p, uid, sent.id);
    expect(await rows()).toEqual([]);
    await close();
  });

  test('danger kept while there was no network is seen when it arrives', async () => {
    const person = await instance.arrive();
    const values = { alt: 'I want to kill myself tonight, I have the pills here' };
    const kept = [{ exercise: 'thought-record', kind: 'coping' as const, values }];
    const saved = await person.post<ExerciseRun>(`${person.home}/exercises`, run({ exercise: 'thought-record', kept }));
    expect(saved.body.level).toBe(3);
    expect((await person.get<SuggestionList>(`${person.home}/suggestions`)).body.mode).toBe('safety');
  });

  test('what is said at the end is added once, and says more than the numbers', async () => {
    const person = await instance.arrive();
    const sent = run({ after: 9 });
    await person.post(`${person.home}/exercises`, sent);
    expect((await list(person)).evidence).toEqual([{ exercise: 'sigh-breathing', helped: 0, rated: 1 }]);
    for (let again = 0; again < 2; again++) await person.post(`${person.home}/exercises`, { ...sent, said: 'helped' });
    const { runs, evidence } = await list(person);
    expect(runs.map(({ said, after }) => [said, after])).toEqual([['helped', 9]]);
    expect(evidence).toEqual([{ exercise: 'sigh-breathing', helped: 1, rated: 1 }]);
  });

  test('what is to be minded is kept, speaks against what it does not suit, and can be forgotten', async () => {
    const [person, other] = [await instance.arrive(), await instance.arrive()];
    const refs = async () =>
      (await person.get<SuggestionList>(`${person.home}/suggestions`)).body.suggestions.map(({ refId }) => refId);
    expect(await refs()).toContain('breath-478');
    const path = `${person.home}/exercises/notes`;
    const notes = { has: ['lungs', 'trauma'], asked: ['heart'] };
    expect((await person.send('PUT', path, notes)).status).toBe(200);
    const told = await list(person);
    expect(told.notes).toEqual({ has: ['lungs', 'trauma'], asked: ['heart', 'lungs', 'trauma'] });
    expect(told.against.map(({ exercise }) => exercise)).toContain('body-scan');
    expect(await refs()).not.toContain('breath-478');
    expect((await other.send('PUT', path, notes)).status).toBe(404);
    expect((await person.send('PUT', path, { has: ['gout'], asked: [] })).status).toBe(400);
    expect((await person.send('DELETE', path)).status).toBe(204);
    expect((await list(person)).notes).toEqual({ has: [], asked: [] });
    expect(await refs()).toContain('breath-478');
  });
});
