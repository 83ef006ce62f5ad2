import { afterEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { demandTry, SIGN_IN_LIMIT } from '#server/features/auth/attempt-limits.ts';
import { count } from '#server/limits/limits.ts';
import { MinuteCounts } from '#server/limits/minute-counts.ts';
import { readReply } from '#server/testing/read-reply.ts';
import { startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';

const MINUTE = 60_000;
const IN_DANGER = 'I am going to kill myself tonight, I have the pills here';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function instanceWith(
  env: Record<string, string>,
  engine: 'sqlite' | 'postgres' = 'sqlite',
): Promise<TestInstance> {
  const instance = await startTestInstance(engine, env);
  open.push(() => instance.close());
  return instance;
}

async function platformOn(engine: 'sqlite' | 'postgres'): Promise<TestPlatform> {
  const t = await openTestPlatform(engine);
  open.push(() => t.close());
  return t;
}

describe.each(ENGINES)('limits on %s', (engine) => {
  test('a message beyond the minute waits, and says for how long; somebody at risk is always heard', async () => {
    const instance = await instanceWith({ MESSAGES_PER_MINUTE: '3' }, engine);
    const person = await instance.arrive();
    const chat = await person.newChat();
    for (const text of ['work was long', 'the bus was late', 'then it rained'])
      expect((await person.say(chat.id, text)).status).toBe(202);
    const refused = await person.post<{ error: { code: string; retryAfter: number } }>(
      `${person.home}/chats/${chat.id}/messages`,
      { id: crypto.randomUUID(), text: 'and it went on' },
    );
    expect(refused.status).toBe(429);
    expect(refused.body.error.code).toBe('http.slow_down');
    expect(refused.body.error.retryAfter).toBeGreaterThan(0);
    expect(refused.body.error.retryAfter).toBeLessThanOrEqual(60);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.error.retryAfter));
    const heard = await person.say(chat.id, IN_DANGER);
    expect(heard.status).toBe(202);
    expect(heard.body.reply).toMatchObject({ engine: 'guided', level: 3 });
    // What was refused was not kept; somebody else is not held up.
    const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
    expect(page.body.messages.map((message) => message.text)).not.toContain('and it went on');
    const other = await instance.arrive();
    expect((await other.say((await other.newChat()).id, 'hello')).status).toBe(202);
  });

  test('counts of two instances are one count', async () => {
    const t = await platformOn(engine);
    const other = engine === 'postgres' ? await connect(t.p.config) : null;
    const second = other ? { ...t.p, db: other.db } : t.p;
    const counts = [t.p, second].map((p) => new MinuteCounts(p, 'api', 100));
    let passed = 0;
    for (let n = 0; n < 400; n++) {
      passed += counts[n % 2]?.count('somebody') === 0 ? 1 : 0;
      await counts[n % 2]?.settle();
    }
    await other?.db.destroy();
    expect(passed).toBeGreaterThanOrEqual(100);
    // Each may let a tenth more pass.
    expect(passed).toBeLessThanOrEqual(120);
  });
});

describe('limits', () => {
  test('a day holds a day of messages', async () => {
    const instance = await instanceWith({ MESSAGES_PER_DAY: '2' });
    const person = await instance.arrive();
    const chat = await person.newChat();
    expect((await person.say(chat.id, 'one')).status).toBe(202);
    expect((await person.say(chat.id, 'two')).status).toBe(202);
    const third = await person.say(chat.id, 'three');
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await person.say(chat.id, IN_DANGER)).status).toBe(202);
  });

  test('beyond the budget of the model, and beyond two replies at once, the guided companion answers and says so', async () => {
    const model = await startScriptedModel({ defaults: { text: 'That sounds like a long day.' } });
    open.push(() => model.close());
    const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_NAME: 'scripted' };
    const instance = await instanceWith({ ...env, MODEL_TOKENS_PER_DAY: '12000' });
    const person = await instance.arrive({ sendToModel: true });
    const chat = await person.newChat();
    const engines: string[] = [];
    for (const text of ['work was long today', 'and the bus was late', 'then it rained']) {
      const { body } = await person.say(chat.id, text);
      await readReply(person, chat.id, body.reply.id);
      const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
      const reply = page.body.messages.find((message) => message.id === body.reply.id);
      engines.push(`${reply?.engine} ${reply?.simpleMode}`);
    }
    expect(engines).toEqual(['model false', 'model false', 'guided true']);
  });

  test('a person may ask so often in a minute, but help, the plan and a message never wait', async () => {
    const instance = await instanceWith({ API_PER_MINUTE: '20', STREAMS_PER_MINUTE: '1000' });
    const person = await instance.arrive();
    const chat = await person.newChat();
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push((await person.get(`${person.home}/settings`)).status);
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(200));
    expect(statuses.at(-1)).toBe(429);
    for (const path of ['/api/safety/lines?country=DE', `${person.home}/safetyPlan`, '/api/health'])
      expect((await person.get(path)).status, path).not.toBe(429);
    expect((await person.say(chat.id, 'still here')).status).toBe(202);
  });

  test('streams are opened so often in a minute', async () => {
    const instance = await instanceWith({ STREAMS_PER_MINUTE: '5' });
    const person = await instance.arrive();
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const abort = new AbortController();
      statuses.push((await person.fetch('GET', `${person.home}/live`, { signal: abort.signal })).status);
      abort.abort();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test('strangers of one network share a count; addresses that a trusted proxy names count apart', async () => {
    const instance = await instanceWith({ API_ANONYMOUS_PER_MINUTE: '10', TRUSTED_PROXIES: '127.0.0.1' });
    const ask = async (address: string) =>
      (await fetch(`${instance.url}/api/instance`, { headers: { 'x-forwarded-for': address } })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 14; n++) statuses.push(await ask(`203.0.113.${n}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(await ask('198.51.100.7')).toBe(200);
  });

  test('with the store away, what guards accounts and money is closed, and what only slows down is open', async () => {
    const t = await platformOn('sqlite');
    await t.p.db.destroy();
    await expect(demandTry(t.p, SIGN_IN_LIMIT, 'somebody')).rejects.toThrow();
    expect(await count(t.p, { name: 'search', max: 1, windowMs: MINUTE, whenAway: 'open' }, 'somebody')).toBe(0);
    const counts = new MinuteCounts(t.p, 'api', 10);
    const waits = Array.from({ length: 12 }, () => counts.count('somebody'));
    // Open: it counts on by itself, and nothing is thrown.
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(waits.at(-1)).toBeGreaterThan(0);
    open.pop();
  });

  test('somebody who asks little never causes a write', async () => {
    const t = await platformOn('sqlite');
    const counts = new MinuteCounts(t.p, 'api', 300);
    const rows = async () => (await t.p.db.selectFrom('auth_limits').select('key').execute()).length;
    for (let n = 0; n < 29; n++) counts.count('somebody');
    await counts.settle();
    expect(await rows()).toBe(0);
    counts.count('somebody');
    await counts.settle();
    expect(await rows()).toBe(1);
    const { key } = await t.p.db.selectFrom('auth_limits').select('key').executeTakeFirstOrThrow();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a window ends, and then it counts anew', async () => {
    const t = await platformOn('sqlite');
    const limit = { name: 'export', max: 1, windowMs: MINUTE };
    expect(await count(t.p, limit, 'somebody')).toBe(0);
    expect(await count(t.p, limit, 'somebody')).toBeGreaterThan(0);
    t.tick(MINUTE);
    expect(await count(t.p, limit, 'somebody')).toBe(0);
  });
});
