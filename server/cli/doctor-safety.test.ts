import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { engineKey, GUIDED, placesOf } from '#server/features/safety/measured-models.ts';
import { saveSafetyRun } from '#server/features/safety/safety-runs.repository.ts';
import { openPlatform } from '#server/open-platform.ts';
import { createTestStore, type TestStore } from '#server/testing/test-store.ts';
import type { SafetyRun } from '#shared/safety/safety-run.contract.ts';
import { safetyCheck } from './doctor-safety.ts';

const MODEL = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: 'http://localhost:1/v1', MODEL_NAME: 'kind' };
const run = (model: string | null, passed: boolean): SafetyRun => ({
  ranAt: '2026-03-01T10:00:00.000Z',
  engine: model ? 'openai-compatible' : 'guided',
  model,
  version: '1',
  conversations: 46,
  turns: 300,
  byModel: 0,
  passed,
  checks: [{ id: 'asked-directly', grave: true, passed: passed ? 1 : 0, of: 1 }],
  judge: null,
});

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore('sqlite', MODEL);
});
afterAll(() => store.remove());

async function measure(model: string | null, passed: boolean): Promise<void> {
  const { db } = await connect(store.config);
  const [place] = placesOf(store.config.model);
  await saveSafetyRun(db, model && place ? engineKey(place) : GUIDED, run(model, passed));
  await db.destroy();
}
const states = async () => (await safetyCheck(store.config)).map(({ name, state }) => [name, state]);

test('says that nothing was run yet', async () => {
  expect(await states()).toEqual([
    ['Safety of kind', 'unsafe'],
    ['Safety run', 'off'],
  ]);
});
test('a model under the bar is not connected: the guided companion answers, and doctor says so', async () => {
  await measure('kind', false);
  await measure(null, true);
  expect(await states()).toEqual([
    ['Safety of kind', 'unsafe'],
    ['Safety run', 'on'],
  ]);
  const { platform, close } = await openPlatform(store.config);
  expect(platform.model).toBeNull();
  await close();
});
test('after a run over the bar the model answers again', async () => {
  await measure('kind', true);
  const { platform, close } = await openPlatform(store.config);
  expect(platform.model?.name).toBe('kind');
  await close();
  expect((await states())[0]).toEqual(['Safety of kind', 'on']);
});
test('a judge is read from its own setting, and a broken one is named without its key', () => {
  const judge = '{"provider":"anthropic","name":"judge","apiKey":"secret"}';
  expect(loadConfig({ SAFETY_JUDGE: judge }).safetyJudge?.name).toBe('judge');
  expect(() => loadConfig({ SAFETY_JUDGE: '{"apiKey":"secret"' })).toThrow(/SAFETY_JUDGE(?!.*secret)/);
});
