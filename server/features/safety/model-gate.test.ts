import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { until } from '#server/testing/until.ts';
import type { SafetyRun } from '#shared/safety/safety-run.contract.ts';
import { engineKey } from './measured-models.ts';
import { saveSafetyRun } from './safety-runs.repository.ts';

const PLACE = { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1', name: 'first' } as const;
const SETTINGS = { MODEL_PROVIDER: PLACE.provider, MODEL_BASE_URL: PLACE.baseUrl, MODEL_NAME: PLACE.name };
const run = (passed: boolean): SafetyRun => ({
  ranAt: '2026-03-01T10:00:00.000Z',
  engine: PLACE.provider,
  model: PLACE.name,
  version: '1',
  conversations: 46,
  turns: 300,
  byModel: 200,
  passed,
  checks: [],
  judge: null,
});

describe.each(ENGINES)('the gate before the models on %s', (engine) => {
  let open: TestPlatform | null = null;
  afterEach(async () => {
    vi.useRealTimers();
    await open?.close();
    open = null;
  });

  test('shuts on a running instance once a model was found under the bar, and opens once it is over it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open = await openTestPlatform(engine, SETTINGS);
    const { p } = open;
    const before = p.model;
    expect(before?.name).toBe('first');

    // As the command does it, in a process of its own.
    await saveSafetyRun(p.db, engineKey(PLACE), run(false));
    vi.advanceTimersByTime(20_000);
    await until(() => p.model === null);
    expect({ ...p }.model).toBeNull();

    await saveSafetyRun(p.db, engineKey(PLACE), run(true));
    vi.advanceTimersByTime(20_000);
    await until(() => p.model !== null);
  });

  test('leaves a model that stays as it is, with its breaker', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open = await openTestPlatform(engine, SETTINGS);
    const { p } = open;
    const before = p.model;
    await saveSafetyRun(p.db, engineKey({ ...PLACE, name: 'another' }), run(false));
    vi.advanceTimersByTime(20_000);
    await p.db.selectFrom('safety_runs').select('engine').execute();
    expect(p.model).toBe(before);
  });

  test('a hardened instance asks no model that was never measured', async () => {
    open = await openTestPlatform(engine, { ...SETTINGS, ALCOVE_HARDENED: '1' });
    expect(open.p.model).toBeNull();
  });
});
