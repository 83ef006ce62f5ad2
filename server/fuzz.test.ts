import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const REQUESTS = process.env.ALCOVE_DEEP ? 100_000 : 10_000;
const AT_ONCE = 8;

interface Someone {
  person: TestPerson;
  /** A word only this person ever writes. */
  word: string;
  chats: string[];
  messages: string[];
  replies: string[];
}

const CHAT_PATHS = [
  '',
  '/state',
  '/draft',
  '/messages',
  '/select',
  '/replies/:reply/stop',
  '/replies/:reply/retry',
  '/replies/:reply/stream',
  '/messages/:message/feedback',
  '/messages/:message',
];
const PATHS = [
  '/api/users/:uid',
  '/api/users/:uid/settings',
  '/api/users/:uid/live',
  '/api/users/:uid/chats',
  ...CHAT_PATHS.map((path) => `/api/users/:uid/chats/:chat${path}`),
  ...CHAT_PATHS.map((path) => `/api/users/:uid/chats/:chat${path}`),
  '/api/users/:uid/checkins',
  '/api/users/:uid/checkins/:chat',
  '/api/users/:uid/reminders',
  '/api/reminders/stop',
  '/api/users/:uid/questionnaires',
  '/api/users/:uid/responses',
  '/api/users/:uid/responses/export',
  ...['', '/submit', '/safetyStep', '/inChats', '/export'].map((path) => `/api/users/:uid/responses/:chat${path}`),
  '/api/users/:uid/suggestions',
  '/api/users/:uid/suggestions/:chat',
  '/api/users/:uid/weeks/:chat',
  '/api/users/:uid/exercises',
  '/api/users/:uid/journal',
  '/api/users/:uid/journal/:chat',
  '/api/users/:uid/search',
  '/api/users/:uid/exercises/look',
  '/api/users/:uid/exercises/:chat',
  '/api/questionnaires/:chat',
  '/api/auth/session',
  '/api/auth/session/refresh',
  '/api/auth/consents',
  '/api/auth/sign-up',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/verify-email',
  '/api/instance',
  '/api/safety/lines',
  '/api/nothing/here',
];

const oneOf = <T>(items: readonly T[]) => fc.constantFrom(...items);

/** One request: who, which method, whose ids, what body. Numbers pick from the people's ids when it is sent. */
const requestArbitrary = fc.record({
  who: fc.nat(2),
  whose: fc.nat(2),
  path: oneOf(PATHS),
  method: oneOf(['GET', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE']),
  pick: fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)),
  odd: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, fc.string({ maxLength: 40 })),
  body: fc.oneof(
    fc.record({ kind: fc.constant('message' as const), replaces: fc.boolean() }),
    fc.record({ kind: fc.constant('json' as const), json: fc.jsonValue({ maxDepth: 2 }) }),
    fc.record({ kind: fc.constant('raw' as const), raw: fc.string({ maxLength: 60 }) }),
    fc.record({
      kind: fc.constant('fields' as const),
      fields: fc.dictionary(
        oneOf([
          'id',
          'text',
          'title',
          'tone',
          'language',
          'replaces',
          'feedback',
          'messageId',
          'displayName',
          'country',
          'theme',
          'email',
          'password',
          'token',
          'questionnaire',
          'answers',
          'outcome',
          '__proto__',
        ]),
        fc.oneof(
          fc.string({ maxLength: 30 }),
          fc.integer(),
          fc.constant(null),
          fc.boolean(),
          oneOf(['gentle', 'en', 'DE', 'up', uuidV7()]),
        ),
      ),
    }),
  ),
  cursor: fc.option(
    fc.oneof(
      fc.integer().map(String),
      fc.string({ maxLength: 12 }).filter((text) => /^[\x21-\x7e]*$/.test(text)),
    ),
    { nil: undefined },
  ),
  query: fc.option(
    fc.record({
      before: fc.oneof(fc.string({ maxLength: 20 }), fc.integer().map(String)),
      limit: fc.oneof(fc.integer().map(String), fc.string({ maxLength: 4 })),
    }),
    { nil: undefined },
  ),
});
type Generated = typeof requestArbitrary extends fc.Arbitrary<infer T> ? T : never;

describe.each(ENGINES)('generated requests of three people on %s', (engine) => {
  let instance: TestInstance;
  let people: Someone[];

  beforeAll(async () => {
    instance = await startTestInstance(engine);
    people = await Promise.all(
      ['heronmarsh', 'quillwort', 'tamarisk'].map(async (word) => ({
        person: await instance.arrive(),
        word,
        chats: [],
        messages: [],
        replies: [],
      })),
    );
    for (const someone of people) for (let n = 0; n < 3; n++) await begin(someone);
  });
  afterAll(() => instance.close());

  async function begin(someone: Someone) {
    const chat = await someone.person.newChat();
    someone.chats.push(chat.id);
    const { body } = await someone.person.say(chat.id, `${someone.word} is on my mind again`);
    someone.messages.push(body.message.id);
    someone.replies.push(body.reply.id);
  }

  const at = (items: string[], pick: number, odd: string | null) => odd ?? items[pick % items.length] ?? uuidV7();

  function bodyOf(request: Generated, someone: Someone): string {
    const { body } = request;
    if (body.kind === 'raw') return body.raw;
    if (body.kind === 'json') return JSON.stringify(body.json);
    if (body.kind === 'fields') return JSON.stringify(body.fields);
    return JSON.stringify({
      id: uuidV7(),
      text: `${someone.word} once more`,
      ...(body.replaces ? { replaces: at(someone.messages, request.pick[2], null) } : {}),
    });
  }

  async function send(request: Generated): Promise<void> {
    const someone = people[request.who] as Someone;
    const other = people[request.whose] as Someone;
    const [chat, message, reply] = [
      at(other.chats, request.pick[0], request.odd),
      at(other.messages, request.pick[1], request.odd),
      at(other.replies, request.pick[2], request.odd),
    ];
    const path = request.path
      .replace(':uid', other.person.uid)
      .replace(':chat', encodeURIComponent(chat))
      .replace(':message', encodeURIComponent(message))
      .replace(':reply', encodeURIComponent(reply));
    const query = request.query ? `?${new URLSearchParams(request.query)}` : '';
    const abort = new AbortController();
    const response = await someone.person.fetch(request.method, path + query, {
      signal: abort.signal,
      ...(request.method === 'GET' ? {} : { body: bodyOf(request, someone) }),
      ...(request.cursor === undefined ? {} : { headers: { 'last-event-id': request.cursor } }),
    });
    const said = `${request.method} ${path}${query} answered ${response.status}`;
    expect(response.status, said).toBeLessThan(500);
    if (other !== someone && path.startsWith('/api/users/')) expect(response.status, said).toBeGreaterThanOrEqual(400);
    const streams = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = streams ? await firstBytes(response) : await response.text();
    abort.abort();
    for (const { word } of people)
      if (word !== someone.word) expect(text.includes(word), `${said} shows another's words`).toBe(false);
    if (response.status >= 400) expect(text, said).toMatch(/^\{"error":\{"code":"[a-z]+\.[a-z_]+"/);
    // Somebody without chats would be asked about nothing: what was deleted is begun anew.
    if (request.method === 'DELETE' && response.ok) await begin(someone);
    expect(text, said).not.toMatch(/node_modules|\.ts:\d+/);
  }

  async function firstBytes(response: Response): Promise<string> {
    const reader = response.body?.getReader();
    const first = await Promise.race([
      reader?.read(),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 20)),
    ]);
    return first?.value ? new TextDecoder().decode(first.value) : '';
  }

  test(`of ${REQUESTS} none answers 5xx, reads or changes what is another's, or shows our insides`, {
    timeout: 900_000,
  }, async () => {
    const requests = fc.sample(requestArbitrary, { numRuns: REQUESTS, seed: 20261121 });
    const left = requests.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const request of left) await send(request);
      }),
    );
    for (const someone of people) {
      await begin(someone);
      for (const chatId of someone.chats) {
        const { status, body } = await someone.person.get<{ messages: { role: string; text: string }[] }>(
          `${someone.person.home}/chats/${chatId}/messages?limit=200`,
        );
        if (status === 404) continue;
        for (const { word } of people) {
          const own = body.messages.filter((message) => message.role === 'user');
          if (word !== someone.word) expect(own.every((message) => !message.text.includes(word))).toBe(true);
        }
      }
    }
  });
});
