import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { readStandings } from './read-results.service.ts';
import {
  finishSafetyStep,
  readResponse,
  saveAnswers,
  startResponse,
  submitResponse,
  useInChats,
} from './responses.service.ts';

const DAY = 86_400_000;
const CALM = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((item) => [`phq9-${item}`, 0]));

describe.each(ENGINES)('answers about safety, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    uid = (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
  });
  afterEach(() => opened.close());
  const start = async () => (await startResponse(opened.p, uid, { id: uuidV7(), questionnaire: 'phq-9' })).id;
  const save = (id: string, answers: object) => saveAnswers(opened.p, uid, id, { answers: { ...answers } });
  const openLevel = async () => (await readStandings(opened.p, uid)).openSafety?.level ?? null;

  test.each([1, 2, 3])('item 9 answered %i opens the step at once, and again when it is handed in', async (answer) => {
    const id = await start();
    const saved = await save(id, { 'phq9-9': answer });
    expect(saved.safetyStep).toBe('due');
    expect(saved.safetyRules).toMatchObject([{ id: 'phq9-item9', severity: 'immediate', level: 2 }]);
    const done = await submitResponse(opened.p, uid, id, { answers: { ...CALM, 'phq9-9': answer } });
    expect(done.safetyStep).toBe('due');
    expect(done.result).toMatchObject({ safety: ['phq9-item9'], safetyStep: 'due' });
    expect(await openLevel()).toBe(2);
  });

  test('handed in without a word before, it opens the step all the same', async () => {
    const done = await submitResponse(opened.p, uid, await start(), { answers: { ...CALM, 'phq9-9': 1 } });
    expect(done.safetyStep).toBe('due');
  });

  test('an answer taken back closes what was not begun', async () => {
    const id = await start();
    await save(id, { 'phq9-9': 2 });
    expect((await save(id, { 'phq9-9': 0 })).safetyStep).toBe('none');
    expect(await openLevel()).toBeNull();
  });

  test('skipped, it stays open at level 2; asked, it is where the answers led; a calm form later settles it', async () => {
    const id = await start();
    await save(id, { 'phq9-9': 3 });
    await finishSafetyStep(opened.p, uid, id, { outcome: 'skipped' });
    expect(await openLevel()).toBe(2);
    await finishSafetyStep(opened.p, uid, id, { outcome: 'asked', level: 3 });
    expect(await openLevel()).toBe(3);
    const done = await submitResponse(opened.p, uid, id, { answers: { ...CALM, 'phq9-9': 3 } });
    expect(done.safetyStep).toBe('asked');
    await finishSafetyStep(opened.p, uid, id, { outcome: 'asked', level: 0 });
    expect(await openLevel()).toBeNull();
    await finishSafetyStep(opened.p, uid, id, { outcome: 'asked', level: 1 });
    expect(await openLevel()).toBe(1);
    opened.tick(14 * DAY);
    await submitResponse(opened.p, uid, await start(), { answers: CALM });
    expect(await openLevel()).toBeNull();
  });

  test('a form that nothing opened has no step to finish', async () => {
    const id = await start();
    expect((await finishSafetyStep(opened.p, uid, id, { outcome: 'asked', level: 3 })).safetyStep).toBe('none');
  });

  test('a result goes into chats only where the person says so', async () => {
    const done = await submitResponse(opened.p, uid, await start(), { answers: CALM });
    expect(done.result?.inChats).toBe(false);
    expect((await useInChats(opened.p, uid, done.id, true)).result?.inChats).toBe(true);
  });

  test('begun answers older than the time they speak of are not gone on with', async () => {
    const id = await start();
    opened.tick(15 * DAY);
    expect((await readStandings(opened.p, uid)).standings).toEqual([]);
    expect(await start()).not.toBe(id);
    await expect(readResponse(opened.p, uid, id)).rejects.toThrow('questionnaires.response_not_found');
  });

  test('every change is announced, and nothing lies readable in the store', async () => {
    const heard: unknown[] = [];
    opened.p.live.subscribe(uid, (notice) => heard.push(notice));
    const id = await start();
    await save(id, { 'phq9-9': 2 });
    await submitResponse(opened.p, uid, id, { answers: { ...CALM, 'phq9-9': 2 } });
    const [row] = await opened.p.db.selectFrom('questionnaire_responses').selectAll().execute();
    const { body, ...readable } = row ?? { body: new Uint8Array() };
    expect(JSON.stringify(readable)).not.toMatch(/phq/i);
    expect(Buffer.from(body).toString('latin1')).not.toMatch(/phq/i);
    const changes = Array(3).fill({ userId: uid, topic: 'questionnaires', id });
    // The last one is for what is suggested on a result.
    await expect.poll(() => heard).toEqual([...changes, { userId: uid, topic: 'user' }]);
  });
});
