import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AnswerScript } from '#server/testing/scripted-model/data-answers.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { anthropicModel } from './anthropic-model.ts';
import { askStructured } from './ask-structured.ts';
import type { ChatModel } from './chat-model.ts';
import { openAiCompatibleModel } from './openai-compatible-model.ts';
import { withFallbacks } from './with-fallbacks.ts';

const schema = z.strictObject({ weather: z.enum(['dry', 'wet']), words: z.array(z.string()).max(2) });
const FITS = { weather: 'wet', words: ['rain'] };

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
beforeEach(() => {
  server.questions.length = 0;
  server.answerWith(null);
});
afterAll(() => server.close());

const ask = (model: ChatModel, within = 5_000) =>
  askStructured(model, {
    name: 'weather',
    system: 'Say how it is outside.',
    messages: [{ role: 'user', content: 'It pours.' }],
    schema,
    also: (answer) => (answer.words.includes('snow') ? 'it does not snow' : null),
    maxOutputTokens: 100,
    within,
  });
const openAi = () => openAiCompatibleModel({ baseUrl: server.url, name: 'm', apiKey: null });
const anthropic = () => anthropicModel({ baseUrl: server.url, name: 'm', apiKey: 'k' });
const ways = () => server.questions.map((question) => question.way);

test('a server that knows schemas is asked once, at temperature 0 and without a stream', async () => {
  server.answerWith(() => ({ data: FITS }));
  expect(await ask(openAi())).toEqual(FITS);
  expect(ways()).toEqual(['json_schema']);
  expect(server.questions[0]?.body).toMatchObject({ temperature: 0 });
  expect(server.questions[0]?.body.stream).not.toBe(true);
  expect(server.questions[0]?.schema).toMatchObject({ properties: { weather: { enum: ['dry', 'wet'] } } });
});

test('anthropic is made to call a tool', async () => {
  server.answerWith(() => ({ data: FITS }));
  expect(await ask(anthropic())).toEqual(FITS);
  expect(ways()).toEqual(['tool']);
  expect(server.questions[0]?.body.tool_choice).toMatchObject({ type: 'tool', name: 'weather' });
});

test('the way that a server knows is found from the best down, and kept', async () => {
  const model = openAi();
  server.answerWith(({ way }) =>
    way === 'json_schema' ? { status: 400 } : way === 'tool' ? { text: 'Of course.' } : { data: FITS },
  );
  expect(await ask(model)).toEqual(FITS);
  expect(await ask(model)).toEqual(FITS);
  expect(ways()).toEqual(['json_schema', 'tool', 'prompt', 'prompt']);
});

test('JSON with a fence and thoughts around it is read', async () => {
  const text = `<think>{no}</think>Here:\n\`\`\`json\n${JSON.stringify(FITS)}\n\`\`\``;
  server.answerWith(() => ({ text }));
  expect(await ask(openAi())).toEqual(FITS);
});

describe('an answer that does not fit', () => {
  const script =
    (...answers: unknown[]): AnswerScript =>
    () => ({ data: answers[Math.min(server.questions.length, answers.length) - 1] });

  test('is given back once with what is wrong', async () => {
    server.answerWith(script({ weather: 'mild', words: [] }, FITS));
    expect(await ask(openAi())).toEqual(FITS);
    expect(JSON.stringify(server.questions[1]?.body.messages.at(-1))).toContain('weather (invalid_value)');
  });

  test('is given up after the second', async () => {
    server.answerWith(script({ weather: 'mild', words: [] }));
    expect(await ask(openAi())).toBeNull();
    expect(server.questions).toHaveLength(2);
  });

  test('is one as well that breaks a rule beyond the schema', async () => {
    server.answerWith(script({ weather: 'wet', words: ['snow'] }, FITS));
    expect(await ask(openAi())).toEqual(FITS);
  });
});

test.each([
  ['refuses', () => ({ refuse: true }) as const],
  ['never answers', () => ({ hang: true }) as const],
  ['is broken', () => ({ status: 500 }) as const],
])('a model that %s is done without', async (_, script) => {
  server.answerWith(script);
  expect(await ask(openAi(), 300)).toBeNull();
  expect(await ask(anthropic(), 300)).toBeNull();
});

test('a server that cannot answer in JSON at all is spared the next questions', async () => {
  server.answerWith(() => ({ text: 'It is raining, dear.' }));
  const model = openAi();
  expect(await ask(model)).toBeNull();
  expect(await ask(model)).toBeNull();
  expect(ways()).toEqual(['json_schema', 'tool', 'prompt']);
});

test('where the first model cannot, the next is asked', async () => {
  server.answerWith(({ way }) => (way === 'json_schema' ? { status: 500 } : { data: FITS }));
  expect(await ask(withFallbacks([openAi(), anthropic()]))).toEqual(FITS);
});
