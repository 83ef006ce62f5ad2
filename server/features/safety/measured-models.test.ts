import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import type { SafetyRun } from '#shared/safety/safety-run.contract.ts';
import { describeEngines, engineKey, onlyMeasured, placesOf } from './measured-models.ts';

const config = loadConfig({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'http://localhost:1/v1/',
  MODEL_NAME: 'first',
  MODEL_FALLBACKS: '[{"provider":"anthropic","name":"second"}]',
}).model;
const [first, second] = placesOf(config);
const run = (passed: boolean): SafetyRun => ({
  ranAt: '2026-03-01T10:00:00.000Z',
  engine: 'openai-compatible',
  model: 'first',
  version: '1',
  conversations: 1,
  turns: 1,
  byModel: 1,
  passed,
  checks: [],
  judge: null,
});
const runs = (...entries: [typeof first, boolean][]) =>
  new Map(entries.flatMap(([place, passed]) => (place ? [[engineKey(place), run(passed)] as const] : [])));

test('a model that was never measured answers, unless the instance is hardened', () => {
  expect(onlyMeasured(config, new Map(), false).name).toBe('first');
  expect(onlyMeasured(config, new Map(), true).provider).toBe('guided');
});
test('a model under the bar is left out and the next one moves up', () => {
  const left = onlyMeasured(config, runs([first, false]), false);
  expect([left.name, left.provider, left.fallbacks]).toEqual(['second', 'anthropic', []]);
});
test('with every model under the bar the guided companion answers', () => {
  expect(onlyMeasured(config, runs([first, false], [second, false]), false).provider).toBe('guided');
});
test('a hardened instance lets a measured model answer', () => {
  expect(onlyMeasured(config, runs([first, true]), true)).toMatchObject({ name: 'first', fallbacks: [] });
});
test('the page is told of every engine, and the guided companion stands behind them', () => {
  const engines = describeEngines(config, runs([first, false]), false);
  expect(engines.map(({ model, answers, run: shown }) => [model, answers, shown !== null])).toEqual([
    ['first', false, true],
    ['second', true, false],
    [null, true, false],
  ]);
});
test('the same name at another address is another model', () => {
  expect(engineKey({ provider: 'anthropic', baseUrl: null, name: 'a' })).not.toBe(
    engineKey({ provider: 'anthropic', baseUrl: 'http://localhost:2', name: 'a' }),
  );
});
