import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

test('further models are read in their order, with what was left out as none', () => {
  const list = '[{"provider":"anthropic","name":"a","apiKey":"k"},{"provider":"openai-compatible","name":"b"}]';
  expect(loadConfig({ MODEL_FALLBACKS: list }).model.fallbacks).toEqual([
    { provider: 'anthropic', baseUrl: null, name: 'a', apiKey: 'k' },
    { provider: 'openai-compatible', baseUrl: null, name: 'b', apiKey: null },
  ]);
  expect(loadConfig({}).model.fallbacks).toEqual([]);
});

test.each([
  ['no JSON', '[{', 'not valid JSON'],
  ['a provider nobody knows', '[{"provider":"oracle","name":"secret-word"}]', '0.provider'],
  ['a setting nobody knows', '[{"provider":"anthropic","name":"secret-word","key":"secret-word"}]', '0 (unrecognized'],
])('%s stops the start and is not repeated', (_, list, place) => {
  const load = () => loadConfig({ MODEL_FALLBACKS: list });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(place);
  expect(load).not.toThrow('secret-word');
});
