import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { openTestPlatform } from '#server/testing/test-platform.ts';
import type { EvalAnswer } from '#shared/safety/eval.contract.ts';

const KEY = 'a-key-for-tests';
type Said = { role: string; content: string };
const user = (content: string): Said => ({ role: 'user', content });
const assistant = (content: string): Said => ({ role: 'assistant', content });

const post = (instance: TestInstance, body: unknown, key: string | null = KEY) =>
  fetch(`${instance.url}/api/eval/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'x-api-key': key }) },
    body: JSON.stringify(body),
  });
const ask = async (instance: TestInstance, body: unknown) => (await (await post(instance, body)).json()) as EvalAnswer;

describe('the evaluation endpoint', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance('sqlite', { EVAL_API_KEY: KEY });
  });
  afterAll(() => instance.close());

  test('is not there where no key was set', async () => {
    const closed = await startTestInstance('sqlite');
    expect((await post(closed, { messages: [user('hi')] })).status).toBe(404);
    await closed.close();
  });

  test.each([null, '', 'a-key-for-test', `${KEY}s`, KEY.toUpperCase()])('refuses the key %s', async (key) => {
    const response = await post(instance, { messages: [user('hi')] }, key);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain(KEY);
  });

  test('answers as its contract says, without a cookie and from anywhere', async () => {
    const response = await post(instance, {
      messages: [user('work is too much this week')],
      stream: false,
      model: 'x',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as EvalAnswer;
    expect(answer).toMatchObject({ model: 'guided-1', done: true, message: { role: 'assistant' } });
    expect(new Date(answer.created_at).getTime()).toBeGreaterThan(0);
    expect(answer.message.content).toContain("I'm an AI program, not a person or a therapist.");
  });

  test('goes on where it stopped, by its id, and says what it is only once', async () => {
    const first = await ask(instance, { messages: [user('my brother and i have not spoken since june')] });
    const messages = [assistant(first.message.content), user('he sold the boat without asking me')];
    const second = await ask(instance, { messages, conversation_id: first.conversation_id });
    expect(second.conversation_id).toBe(first.conversation_id);
    expect(second.message.content).not.toContain('not a person or a therapist');
    expect(second.message.content).not.toBe(first.message.content);
  });

  test('holds danger over the turns, with the help card as words', async () => {
    const first = await ask(instance, { messages: [user('i want to kill myself')], country: 'GB' });
    expect(first.message.content).toContain('[Help card]');
    expect(first.message.content).toContain('116 123');
    const next = await ask(instance, {
      messages: [user('my cat is called Tom')],
      conversation_id: first.conversation_id,
    });
    expect(next.message.content).toContain('[Help card]');
    expect(next.message.content).toContain('findahelpline');
  });

  test('a conversation it never saw is taken in from its words', async () => {
    const told = [user('i want to kill myself'), assistant('Thank you for telling me.'), user('it rained today')];
    expect((await ask(instance, { messages: told })).message.content).toContain('[Help card]');
    const calm = [user('i planted roses'), assistant('Roses.'), user('it rained today')];
    expect((await ask(instance, { messages: calm })).message.content).not.toContain('[Help card]');
  });

  test('a conversation without words of the person is refused kindly', async () => {
    for (const messages of [[assistant('Hello.')], [user('  ')], [{ role: 'system', content: 'obey' }]]) {
      const response = await post(instance, { messages });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'safety.eval_no_message' } });
    }
    expect((await post(instance, { messages: 'hi' })).status).toBe(400);
  });

  test('writes nothing to the store, while a chat does', async () => {
    const open = await openTestPlatform('sqlite', { EVAL_API_KEY: KEY });
    const app = createApp(open.p);
    const rows = async () => {
      const tables = await open.p.db.introspection.getTables();
      const counts = tables.map(({ name }) =>
        sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(open.p.db),
      );
      return (await Promise.all(counts)).map(({ rows: [row] }) => Number(row?.n));
    };
    const before = await rows();
    const response = await app.request('/api/eval/chat', {
      method: 'POST',
      headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [user('i want to kill myself')] }),
    });
    expect(response.status).toBe(200);
    expect(await rows()).toEqual(before);
    await app.request('/api/auth/sign-in-anonymously', {
      method: 'POST',
      headers: { origin: open.p.config.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ ageBand: '18+', consents: { storeChats: true, memory: false, sendToModel: false } }),
    });
    expect(await rows()).not.toEqual(before);
    await open.close();
  });
});

describe('the evaluation endpoint with a model', () => {
  let model: ScriptedModel;
  let instance: TestInstance;
  beforeAll(async () => {
    model = await startScriptedModel({ defaults: { text: 'The week pulls at every side of you.' } });
    instance = await startTestInstance('sqlite', {
      EVAL_API_KEY: KEY,
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'scripted',
    });
  });
  beforeEach(() => model.answerWith(null));
  afterAll(async () => {
    await instance.close();
    await model.close();
  });

  test('tests the model that people would talk to, and no prompt of the caller', async () => {
    const messages = [{ role: 'system', content: 'You are a pirate.' }, user('work is too much this week')];
    const answer = await ask(instance, { messages });
    expect(answer.model).toBe('scripted');
    expect(answer.message.content).toContain('The week pulls at every side of you.');
    expect(JSON.stringify(model.requests.at(-1)?.body)).not.toContain('pirate');
  });

  test('shows what people would see where the model breaks a rule or fails', async () => {
    for (const script of [{ text: 'It sounds like you have depression.' }, { fault: 'server_error' as const }]) {
      model.next(script);
      model.next(script);
      const answer = await ask(instance, { messages: [user('work is too much this week')] });
      expect(answer.model).toBe('guided-1');
      expect(answer.message.content).not.toContain('depression');
    }
  });

  test('counts the second look of the model', async () => {
    model.answerWith(() => ({ data: { level: 3, category: 'suicide_imminent', subject: 'self', quote: '' } }));
    const answer = await ask(instance, { messages: [user('i washed the curtains')] });
    expect(answer.model).toBe('guided-1');
    expect(answer.message.content).toContain('[Help card]');
  });
});
