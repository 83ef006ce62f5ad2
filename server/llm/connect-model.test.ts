import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { connectModel, type ModelSettings } from './connect-model.ts';
import { adaptBody } from './openai-compatible-model.ts';

const settings: ModelSettings = {
  provider: 'guided',
  baseUrl: null,
  name: null,
  apiKey: null,
  firstTokenMs: 1_000,
  idleMs: 1_000,
  totalMs: 2_000,
};
let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

test('without a provider there is no model', () => {
  expect(connectModel(settings)).toBeNull();
});

test('a provider without a model name is refused with the setting to add', () => {
  expect(() => connectModel({ ...settings, provider: 'anthropic' })).toThrow('MODEL_NAME');
});

test.each(['openai-compatible', 'anthropic'] as const)(
  '%s answers over its base URL, slash or not',
  async (provider) => {
    const model = connectModel({ ...settings, provider, baseUrl: `${server.url}/`, name: 'scripted', apiKey: 'k' });
    expect(model).toMatchObject({ kind: provider, name: 'scripted', host: new URL(server.url).host });
    let text = '';
    const request = {
      system: 's',
      messages: [{ role: 'user' as const, content: '[[text=Yes.]]' }],
      maxOutputTokens: 9,
    };
    for await (const part of model?.stream(request, new AbortController().signal) ?? []) {
      if (part.type === 'text') text += part.text;
    }
    expect(text).toBe('Yes.');
  },
);

test('people are told the provider that receives their text where no base URL is set', () => {
  expect(connectModel({ ...settings, provider: 'anthropic', name: 'm' })?.host).toBe('api.anthropic.com');
  expect(connectModel({ ...settings, provider: 'openai-compatible', name: 'm' })?.host).toBe('api.openai.com');
});

test('a provider that can store requests is told not to', () => {
  const body = { model: 'm', max_tokens: 9, temperature: 0.7 };
  expect(adaptBody('api.openai.com', 'gpt-4o', body)).toMatchObject({
    store: false,
    max_completion_tokens: 9,
    temperature: 0.7,
  });
  expect(adaptBody('api.openai.com', 'gpt-4o', body)).not.toHaveProperty('max_tokens');
  expect(adaptBody('clinic.openai.azure.com', 'o3', body)).not.toHaveProperty('temperature');
  expect(adaptBody('openrouter.ai', 'm', body)).toMatchObject({ provider: { data_collection: 'deny' } });
  expect(adaptBody('notopenai.com', 'm', body)).toEqual(body);
  expect(adaptBody('127.0.0.1:11434', 'm', body)).toEqual(body);
});
