import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { ErrorBody } from '#shared/errors/errors.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { Response, ResultList, Standings } from '#shared/questionnaires/questionnaires.contract.ts';

const GAD = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`gad7-${item}`, 1]));

describe.each(ENGINES)('filling a questionnaire, on %s', (engine) => {
  let instance: TestInstance;
  let person: TestPerson;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());
  beforeEach(async () => {
    person = await instance.arrive({ sendToModel: false });
  });

  const path = (id: string, what = '') => `${person.home}/responses/${id}${what}`;
  const start = async (questionnaire: string, id: string = uuidV7()) =>
    (await person.post<Response>(`${person.home}/responses`, { id, questionnaire })).body;
  const save = (id: string, answers: object, at?: string) =>
    person.send<Response>('PATCH', path(id), at === undefined ? { answers } : { answers, at });
  const submit = (id: string, body: object = {}) => person.post<Response>(path(id, '/submit'), body);
  const codeOf = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    return [status, (body as ErrorBody).error?.code];
  };
  const fill = async (questionnaire: string, answers: object) =>
    (await submit((await start(questionnaire)).id, { answers })).body;

  test('begun on one device it goes on on another, and nothing that either answered is lost', async () => {
    const begun = await start('gad-7');
    await save(begun.id, { 'gad7-1': 3, 'gad7-2': 2 }, 'gad7-3');
    const elsewhere = await start('gad-7');
    expect(elsewhere).toMatchObject({
      id: begun.id,
      status: 'in-progress',
      answers: { 'gad7-1': 3, 'gad7-2': 2 },
      at: 'gad7-3',
      result: null,
    });
    await Promise.all([
      save(begun.id, { 'gad7-3': 1 }),
      save(begun.id, { 'gad7-4': 0 }),
      save(begun.id, { 'gad7-1': null }),
    ]);
    await instance.restart();
    expect((await person.get<Response>(path(begun.id))).body.answers).toEqual({
      'gad7-2': 2,
      'gad7-3': 1,
      'gad7-4': 0,
    });
    const { standings } = (await person.get<Standings>(`${person.home}/questionnaires`)).body;
    expect(standings).toMatchObject([
      {
        questionnaire: 'gad-7',
        results: 0,
        last: null,
        dueAt: null,
        draft: { id: begun.id, answered: 3, questions: 7 },
      },
    ]);
  });

  test('handed in it is scored once, tells the change, and says when it is worth repeating', async () => {
    const first = await fill('gad-7', GAD);
    expect(first).toMatchObject({ status: 'completed', answers: GAD, safetyStep: 'none' });
    expect(first.result).toMatchObject({
      scores: [{ id: 'total', label: 'Total score', value: 7, band: { label: 'Mild' } }],
      change: null,
      safety: [],
    });
    const second = await fill('gad-7', { ...GAD, 'gad7-1': 3, 'gad7-2': 3 });
    expect(second.result?.change).toMatchObject({ difference: 4, reliable: true, since: first.result?.submittedAt });
    const third = await fill('gad-7', { ...GAD, 'gad7-1': 3 });
    expect(third.result?.change).toMatchObject({ difference: -2, reliable: false });

    const { results } = (await person.get<ResultList>(`${person.home}/responses?questionnaire=gad-7`)).body;
    expect(results.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    expect((await person.get<ResultList>(`${person.home}/responses?questionnaire=phq-9`)).body.results).toEqual([]);
    const { standings } = (await person.get<Standings>(`${person.home}/questionnaires`)).body;
    expect(standings[0]).toMatchObject({ results: 3, last: { id: third.id }, draft: null });
    const fortnight = Date.parse(third.result?.submittedAt ?? '') + 14 * 86_400_000;
    expect(standings[0]?.dueAt).toBe(new Date(fortnight).toISOString());

    expect((await person.send('DELETE', path(second.id))).status).toBe(204);
    const left = (await person.get<ResultList>(`${person.home}/responses`)).body.results;
    expect(left.map(({ id }) => id)).toEqual([third.id, first.id]);
    expect(left[0]?.change).toMatchObject({ difference: 2, since: first.result?.submittedAt });
  });

  test('handed in again it is refused, unless it is the same attempt that got no answer', async () => {
    const { id } = await start('gad-7');
    const key = uuidV7();
    const [one, two] = await Promise.all([submit(id, { answers: GAD, key }), submit(id, { answers: GAD, key })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body.result).toEqual(one.body.result);
    expect(await codeOf(submit(id, { answers: GAD, key: uuidV7() }))).toEqual([
      409,
      'questionnaires.already_submitted',
    ]);
    expect(await codeOf(submit(id, { answers: GAD }))).toEqual([409, 'questionnaires.already_submitted']);
    expect(await codeOf(save(id, { 'gad7-1': 0 }))).toEqual([409, 'questionnaires.already_submitted']);
    expect((await person.get<ResultList>(`${person.home}/responses`)).body.results).toHaveLength(1);
  });

  test('what is wrong is said with a code, and what was begun stays', async () => {
    const { id } = await start('gad-7');
    await save(id, { 'gad7-1': 2 });
    const missing = await submit(id, { answers: { 'gad7-2': 1 } });
    expect(missing).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'questionnaires.answers_missing',
          details: { missing: ['gad7-3', 'gad7-4', 'gad7-5', 'gad7-6', 'gad7-7'] },
        },
      },
    });
    const cases: [Promise<{ status: number; body: unknown }>, number, string][] = [
      [submit(id, { answers: { ...GAD, 'gad7-8': 0 } }), 400, 'questionnaires.item_unknown'],
      [submit(id, { answers: { ...GAD, 'gad7-7': 4 } }), 400, 'questionnaires.answer_unknown'],
      [submit(id, { answers: { ...GAD, 'gad7-7': '1' } }), 400, 'questionnaires.answer_unknown'],
      [save(id, { 'gad7-7': 'LA6568-5' }), 400, 'questionnaires.answer_unknown'],
      [save(id, { 'phq9-1': 0 }), 400, 'questionnaires.item_unknown'],
      [submit(id, { score: 3 }), 400, 'http.input_invalid'],
      [submit(uuidV7(), { answers: GAD }), 404, 'questionnaires.response_not_found'],
      [submit('x', { answers: GAD }), 404, 'questionnaires.response_not_found'],
      [
        person.post(`${person.home}/responses`, { id: uuidV7(), questionnaire: 'phq-8' }),
        404,
        'questionnaires.not_found',
      ],
      [person.post(`${person.home}/responses`, { id, questionnaire: 'phq-9' }), 409, 'questionnaires.id_taken'],
      [person.send('PUT', path(id, '/inChats'), { inChats: true }), 409, 'questionnaires.not_submitted'],
    ];
    for (const [call, status, code] of cases) expect(await codeOf(call)).toEqual([status, code]);
    expect((await person.get<Response>(path(id))).body).toMatchObject({
      status: 'in-progress',
      answers: { 'gad7-1': 2 },
    });
  });

  test('an answer from before a gate was closed is passed over; one that is handed in with it is refused', async () => {
    const { id } = await start('pc-ptsd-5');
    await save(id, { 'ptsd-0': 1, 'ptsd-1': 1 });
    await save(id, { 'ptsd-0': 0 });
    expect(await codeOf(submit(id, { answers: { 'ptsd-0': 0, 'ptsd-1': 1 } }))).toEqual([
      400,
      'questionnaires.item_closed',
    ]);
    const done = await submit(id);
    expect(done.body).toMatchObject({ answers: { 'ptsd-0': 0 }, result: { scores: [{ value: 0 }] } });
  });

  test("is nobody else's to read, change, hand in, take away or delete", async () => {
    const { id } = await start('gad-7');
    await save(id, GAD);
    const other = await instance.arrive({ sendToModel: false });
    for (const home of [person.home, other.home]) {
      const at = `${home}/responses/${id}`;
      for (const [method, what, body] of [
        ['GET', '', undefined],
        ['GET', '/export', undefined],
        ['PATCH', '', { answers: { 'gad7-1': 0 } }],
        ['POST', '/submit', { answers: GAD }],
        ['PUT', '/safetyStep', { outcome: 'skipped' }],
        ['PUT', '/inChats', { inChats: true }],
        ['DELETE', '', undefined],
      ] as const)
        expect((await other.send(method, at + what, body)).status, `${method} ${what}`).toBe(404);
    }
    expect((await other.get(`${person.home}/responses`)).status).toBe(404);
    expect((await person.get<Response>(path(id))).body.answers).toEqual(GAD);
  });
});
