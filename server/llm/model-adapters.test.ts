import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Script } from '#server/testing/scripted-model/script.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { anthropicModel } from './anthropic-model.ts';
import { type ChatModel, type ChatPart, type ChatRequest, ModelError, type ModelErrorCode } from './chat-model.ts';
import { openAiCompatibleModel } from './openai-compatible-model.ts';
import { withTimeouts } from './with-timeouts.ts';

const request: ChatRequest = {
  system: 'Listen.',
  messages: [{ role: 'user', content: 'My week was long.' }],
  maxOutputTokens: 200,
};
const patient = { firstText: 5_000, idle: 5_000, total: 20_000 };
const hasty = { firstText: 250, idle: 250, total: 1_000 };

const makers = { 'openai-compatible': openAiCompatibleModel, anthropic: anthropicModel };
let server: ScriptedModel;

beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

function connect(kind: ChatModel['kind'], limits = patient): ChatModel {
  return withTimeouts(makers[kind]({ baseUrl: server.url, name: 'scripted', apiKey: 'test-key' }), limits);
}

/** The whole reply, or what came before the failure and its code. */
async function read(model: ChatModel, script: Partial<Script>, signal = new AbortController().signal) {
  server.next(script);
  return collect(model.stream(request, signal));
}

async function collect(parts: AsyncIterable<ChatPart>) {
  let text = '';
  let end: string | null = null;
  try {
    for await (const part of parts) {
      if (part.type === 'text') text += part.text;
      else end = part.reason;
    }
    return { text, end, error: null };
  } catch (error) {
    return { text, end, error: error instanceof ModelError ? error.code : String(error) };
  }
}

const lastRequest = () => {
  const last = server.requests.at(-1);
  if (!last) throw new Error('no request reached the model');
  return last;
};

describe.each(['openai-compatible', 'anthropic'] as const)('a reply over the protocol of %s', (kind) => {
  test('arrives word for word and says how it ended', async () => {
    const text = 'You carried a lot. “Naïve” 你好 👩‍👧 is fine.\n\n- one\n- two';
    expect(await read(connect(kind), { text })).toEqual({ text, end: 'stop', error: null });
  });

  test('asks for what the request says and nothing else', async () => {
    await read(connect(kind), { text: 'Yes.' });
    const { body, headers } = lastRequest();
    expect(body).toMatchObject({ model: 'scripted', max_tokens: 200, stream: true });
    expect(JSON.stringify(body)).toContain('My week was long.');
    expect(Object.keys(body).toSorted()).toEqual(
      (kind === 'anthropic'
        ? ['max_tokens', 'messages', 'model', 'stream', 'system']
        : ['max_tokens', 'messages', 'model', 'stream']
      ).toSorted(),
    );
    expect(kind === 'anthropic' ? headers['x-api-key'] : headers.authorization).toContain('test-key');
  });

  test('loses and doubles nothing in 500 replies cut and joined at random bytes', async () => {
    const model = connect(kind);
    const texts = Array.from(
      { length: 500 },
      (_, seed) => `${seed}: ${'Größe, 你好, 🙂👩‍👧; '.repeat(1 + (seed % 12))}end ${seed}.`,
    );
    for (let from = 0; from < texts.length; from += 20) {
      const batch = texts.slice(from, from + 20);
      const replies = await Promise.all(
        batch.map((text, index) => {
          const marker = `[[split=${from + index} text=${encodeURIComponent(text)}]]`;
          const asked = { ...request, messages: [{ role: 'user' as const, content: marker }] };
          return collect(model.stream(asked, new AbortController().signal));
        }),
      );
      expect(replies).toEqual(batch.map((text) => ({ text, end: 'stop', error: null })));
    }
  }, 60_000);

  test.each<[Script['fault'], ModelErrorCode]>([
    ['bad_request', 'bad_request'],
    ['unauthorized', 'refused_auth'],
    ['rate_limited', 'rate_limited'],
    ['server_error', 'overloaded'],
    ['overloaded', 'overloaded'],
    ['silent', 'timeout_first'],
    ['drip', 'timeout_first'],
    ['idle', 'timeout_idle'],
    ['cut', 'cut_off'],
    ['quiet_cut', 'cut_off'],
    ['reset', 'cut_off'],
    ['garbage', 'garbage'],
    ['wrong_type', 'garbage'],
    ['huge_line', 'garbage'],
    ['invalid_utf8', 'garbage'],
    ['no_end', 'cut_off'],
    ['error_event', 'overloaded'],
    ['empty', 'empty'],
  ])('%s ends as %s, with what was said before', async (fault, code) => {
    const reply = await read(connect(kind, hasty), { fault, at: 4, n: 8 });
    expect(reply).toMatchObject({ end: null, error: code });
    const midway = [
      'idle',
      'cut',
      'quiet_cut',
      'reset',
      'garbage',
      'huge_line',
      'invalid_utf8',
      'no_end',
      'error_event',
    ];
    expect(reply.text.length > 0).toBe(midway.includes(String(fault)));
    await lastRequest().closed;
  });

  test('a refusal is an end, not a failure', async () => {
    expect(await read(connect(kind), { fault: 'refusal' })).toMatchObject({ end: 'refusal', error: null });
  });

  test('a reply that takes too long in all is ended, however steady it is', async () => {
    const reply = await read(connect(kind, { ...hasty, total: 400 }), { n: 1_000, rate: 50 });
    expect(reply.error).toBe('timeout_total');
    await lastRequest().closed;
    expect(lastRequest().aborted).toBe(true);
  });

  test('a person with less time than the setting is not kept waiting', async () => {
    server.next({ ttft: 3_000 });
    const parts = connect(kind).stream({ ...request, firstTextWithin: 100 }, new AbortController().signal);
    expect((await collect(parts)).error).toBe('timeout_first');
  });

  test('an abort closes the connection and ends in its reason', async () => {
    const stop = new AbortController();
    server.next({ n: 1_000, rate: 100 });
    const parts = connect(kind).stream(request, stop.signal);
    let seen = 0;
    const reading = (async () => {
      for await (const _ of parts) if (++seen === 3) stop.abort(new Error('stopped by the person'));
    })();
    await expect(reading).rejects.toThrow('stopped by the person');
    await lastRequest().closed;
    expect(lastRequest().aborted).toBe(true);
  });

  test('leaving the loop early closes the connection too', async () => {
    server.next({ n: 1_000, rate: 100 });
    for await (const _ of connect(kind).stream(request, new AbortController().signal)) break;
    await lastRequest().closed;
    expect(lastRequest().aborted).toBe(true);
  });

  test('nobody listening is unreachable', async () => {
    const model = makers[kind]({
      baseUrl: `http://127.0.0.1:${await closedPort()}/v1`,
      name: 'scripted',
      apiKey: null,
    });
    expect((await collect(model.stream(request, new AbortController().signal))).error).toBe('unreachable');
  });
});

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
