import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Script } from '#server/testing/scripted-model/script.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { type ChatModel, ModelError } from './chat-model.ts';
import { openAiCompatibleModel } from './openai-compatible-model.ts';
import { withRetry } from './with-retry.ts';

let server: ScriptedModel;
let model: ChatModel;

beforeAll(async () => {
  server = await startScriptedModel();
  model = withRetry(openAiCompatibleModel({ baseUrl: server.url, name: 'scripted', apiKey: null }), {
    jitter: 5,
    random: () => 0.5,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

async function ask(scripts: Partial<Script>[], firstTextWithin?: number): Promise<string> {
  for (const script of scripts) server.next(script);
  let text = '';
  const request = {
    system: 's',
    messages: [{ role: 'user' as const, content: 'hello' }],
    maxOutputTokens: 50,
    ...(firstTextWithin === undefined ? {} : { firstTextWithin }),
  };
  for await (const part of model.stream(request, new AbortController().signal))
    if (part.type === 'text') text += part.text;
  return text;
}

test.each(['rate_limited', 'server_error', 'overloaded'] as const)('%s is asked once more', async (fault) => {
  expect(await ask([{ fault }, { text: 'Here.' }])).toBe('Here.');
  expect(server.requests).toHaveLength(2);
});

test('a second failure is the answer', async () => {
  await expect(ask([{ fault: 'overloaded' }, { fault: 'overloaded' }])).rejects.toMatchObject({ code: 'overloaded' });
  expect(server.requests).toHaveLength(2);
});

test.each(['unauthorized', 'bad_request', 'garbage', 'wrong_type'] as const)('%s is not asked again', async (fault) => {
  await expect(ask([{ fault }])).rejects.toBeInstanceOf(ModelError);
  expect(server.requests).toHaveLength(1);
});

test('after the first text nothing is asked again, so nothing is said twice', async () => {
  await expect(ask([{ fault: 'error_event', at: 3 }])).rejects.toMatchObject({ code: 'overloaded' });
  expect(server.requests).toHaveLength(1);
});

test('Retry-After is honoured, in seconds and as a date', async () => {
  expect(await ask([{ fault: 'rate_limited', retryAfter: '0' }, { text: 'Here.' }])).toBe('Here.');
  const past = new Date(Date.now() - 5_000).toUTCString();
  expect(await ask([{ fault: 'rate_limited', retryAfter: past }, { text: 'Here.' }])).toBe('Here.');
});

test.each(['86400', '21.5', new Date(Date.now() + 3_600_000).toUTCString()])(
  'Retry-After of %s is longer than a person waits',
  async (retryAfter) => {
    await expect(ask([{ fault: 'rate_limited', retryAfter }])).rejects.toMatchObject({ code: 'rate_limited' });
    expect(server.requests).toHaveLength(1);
  },
);

test('a request in a hurry does not wait for a server that asks for time', async () => {
  await expect(ask([{ fault: 'rate_limited', retryAfter: '5' }], 4_000)).rejects.toMatchObject({
    code: 'rate_limited',
  });
  expect(server.requests).toHaveLength(1);
});
