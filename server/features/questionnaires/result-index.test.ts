import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { readResults, readStandings } from './read-results.service.ts';
import { deleteResponse, readResponse, startResponse, submitResponse } from './responses.service.ts';
import { readResultIndex, thinned } from './result-index.ts';

const DAY = 86_400_000;

test('of many points some are taken evenly, the first and the last two always', () => {
  const all = Array.from({ length: 500 }, (_, at) => at);
  const some = thinned(all, 120);
  expect([some.length, some[0], ...some.slice(-2)]).toEqual([120, 0, 498, 499]);
  const gaps = some.slice(1).map((at, index) => at - (some[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(6);
  expect(new Set(some).size).toBe(120);
  expect(thinned([1, 2, 3], 120)).toEqual([1, 2, 3]);
});

describe.each(ENGINES)('a long history, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    uid = (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
  });
  afterEach(() => opened.close());

  const handIn = async (first: number, questionnaire = 'phq-2') => {
    opened.tick(DAY);
    const { id } = await startResponse(opened.p, uid, { id: uuidV7(opened.p.clock()), questionnaire });
    const linkId = questionnaire.replace('-', '');
    await submitResponse(opened.p, uid, id, { answers: { [`${linkId}-1`]: first, [`${linkId}-2`]: 0 } });
    return id;
  };

  test('comes in parts, newest first, with the change of the last one of a part, and with its whole line', async () => {
    const ids: string[] = [];
    for (const first of [0, 1, 2, 3, 1]) ids.push(await handIn(first));
    await handIn(3, 'gad-2');
    const { results, count, trend } = await readResults(opened.p, uid, 'phq-2', 2);
    expect(results.map(({ id }) => id)).toEqual([ids[4], ids[3]]);
    expect(results.map(({ change }) => change?.difference)).toEqual([-2, 1]);
    expect(count).toBe(5);
    expect(trend.map(({ id, value }) => [id, value])).toEqual(ids.map((id, at) => [id, [0, 1, 2, 3, 1][at]]));
    expect((await readResults(opened.p, uid)).results).toHaveLength(6);
    expect((await readResponse(opened.p, uid, ids[1] ?? '')).result?.change).toMatchObject({ difference: 1 });
    expect((await readResponse(opened.p, uid, ids[0] ?? '')).result?.change).toBeNull();
  });

  test('is read anew after every result that comes or goes, whoever wrote it', async () => {
    await handIn(1);
    const middle = await handIn(3);
    const last = await handIn(2);
    const index = await readResultIndex(opened.p, uid);
    expect(await readResultIndex(opened.p, uid)).toBe(index);
    await deleteResponse(opened.p, uid, middle);
    const { standings } = await readStandings(opened.p, uid);
    expect(standings).toMatchObject([{ results: 2, last: { id: last, change: { difference: 1 } } }]);
    expect((await readResults(opened.p, uid, 'phq-2')).trend.map(({ value }) => value)).toEqual([1, 2]);
    // As another instance would, behind this one's back.
    await opened.p.db.deleteFrom('questionnaire_responses').where('id', '=', last).execute();
    expect((await readStandings(opened.p, uid)).standings).toMatchObject([{ results: 1, last: { change: null } }]);
  });

  test('is not kept longer than the keys that open it', async () => {
    await handIn(1);
    const index = await readResultIndex(opened.p, uid);
    opened.tick(10 * 60 * 1000 + 1);
    expect(await readResultIndex(opened.p, uid)).not.toBe(index);
  });
});
