import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from '#server/openapi/operation.ts';
import { OPERATIONS } from '#server/openapi/operations.ts';
import { bending, fitting, type JsonSchema, WORD_TOKEN } from '#server/testing/schema-arbitrary.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const CI = 10_000;
const AT_ONCE = 8;
const LOT = 5_000;

interface Someone {
  person: TestPerson;
  /** A word only this person ever writes. */
  word: string;
  chats: string[];
  messages: string[];
  replies: string[];
  /** Every id that an answer of their own ever held. */
  ids: string[];
}

/** What ends a session or an account of one's own is tried on others only: there it must not exist. */
const ENDS = /deletion|\/sealed|\/clear|\/import|\/export|\/picture/;
/** Sends mail, costs a hash, or hands the browser another person: asked only with bodies that do not fit. */
const NEVER_FITS = /^\/api\/auth\/(?!session|consents|password-policy|proofs|identities|devices$|two-step$|passkeys$)/;
const NOT_ASKED =
  /sign-out|end-others|\/devices\/:|\/lock|\/leave|bring-along|erasure|api\/eval|phone\/|oidc|\/arrival/;

const isOwn = (path: string) => path.startsWith('/api/users/');
const asked = OPERATIONS.filter(({ path }) => !NOT_ASKED.test(path));
/** What is somebody's is asked six times as often. */
const weighted = asked.flatMap((one) => (isOwn(one.path) ? Array<Operation>(6).fill(one) : [one]));

const oneOf = <T>(items: readonly T[]) => fc.constantFrom(...items);
const rubbish = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.stringify(json)),
  fc.string({ maxLength: 60 }),
);

function bodiesOf({ path, takes }: Operation): fc.Arbitrary<string> {
  if (!takes || NEVER_FITS.test(path)) return rubbish;
  const schema = z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const asText = (value: unknown) => JSON.stringify(value) ?? '';
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema).map(asText) },
    { weight: 3, arbitrary: bending(schema).map(asText) },
    { weight: 1, arbitrary: rubbish },
  );
}
const bodies = new Map(asked.map((one) => [one, bodiesOf(one)]));
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** One request: who, whose ids, which route of the document, mostly by its own method. Filled in when it is sent. */
const requestArbitrary = oneOf(weighted).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    who: fc.nat(2),
    whose: fc.nat(2),
    method: fc.oneof({ weight: 9, arbitrary: fc.constant(operation.method.toUpperCase()) }, oneOf(METHODS)),
    pick: fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)),
    odd: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, fc.string({ maxLength: 40 })),
    body: bodies.get(operation) ?? rubbish,
    cursor: fc.option(fc.oneof(fc.integer().map(String), fc.stringMatching(/^[\x21-\x7e]{0,12}$/)), { nil: undefined }),
    query: fc.option(
      fc.record({
        before: fc.oneof(fc.string({ maxLength: 20 }), fc.integer().map(String)),
        limit: fc.oneof(fc.integer().map(String), fc.string({ maxLength: 4 })),
      }),
      { nil: undefined },
    ),
  }),
);
type Generated = typeof requestArbitrary extends fc.Arbitrary<infer T> ? T : never;

interface Told {
  status: number;
  text: string;
  /** The path named somebody else. */
  foreign: boolean;
}

/** What is wrong with an answer that `someone` got. */
function faultsOf({ status, text, foreign }: Told, someone: Someone, people: readonly Someone[]): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answers ${status}`);
  if (foreign && status < 400) faults.push('is let in by another');
  for (const { word } of people) if (word !== someone.word && text.includes(word)) faults.push("shows another's words");
  if (status >= 400 && !/^\{"error":\{"code":"[a-z]+\.[a-z_]+"/.test(text)) faults.push('refuses without a code');
  if (/node_modules|\.ts:\d+/.test(text)) faults.push('shows our insides');
  return faults;
}

describe.each(ENGINES)('generated requests of three people on %s', (engine) => {
  const deep = engine === 'sqlite' ? 1_000_000 : 100_000;
  const REQUESTS = process.env.ALCOVE_DEEP ? deep : CI;
  let instance: TestInstance;
  let people: Someone[];
  /** Of the requests of the last test. */
  let granted = 0;

  beforeAll(async () => {
    instance = await startTestInstance(engine);
    people = await Promise.all(
      ['heronmarsh', 'quillwort', 'tamarisk'].map(async (word) => ({
        person: await instance.arrive(),
        word,
        chats: [],
        messages: [],
        replies: [],
        ids: [],
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
    someone.ids.push(chat.id, body.message.id, body.reply.id);
  }

  const at = (items: string[], pick: number, odd: string | null) => odd ?? items[pick % items.length] ?? uuidV7();

  function pathOf({ operation, pick, odd }: Generated, other: Someone): string {
    const pools: Record<string, string[]> = {
      uid: [other.person.uid],
      chatId: other.chats,
      messageId: other.messages,
      replyId: other.replies,
      monday: ['2026-11-16', '2026-11-17'],
      index: ['0', '7'],
      id: ['phq9', 'gad7', ...other.ids.slice(0, 3)],
    };
    let n = 0;
    return operation.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(at(pools[name] ?? other.ids, pick[n++ % 3] ?? 0, name === 'uid' ? null : odd)),
    );
  }

  /** @param as whose cookie goes along; another's only where the control wants to be caught */
  async function ask(
    request: Generated,
    someone: Someone,
    other: Someone,
    as = someone,
  ): Promise<Told & { path: string }> {
    const path = pathOf(request, other) + (request.query ? `?${new URLSearchParams(request.query)}` : '');
    const body = request.body
      .replace(/"@id(\d+)"/g, (_, n: string) => JSON.stringify(at(other.ids, Number(n), null)))
      .replaceAll(WORD_TOKEN, `${as.word} again`);
    const abort = new AbortController();
    const call = () =>
      as.person.fetch(request.method, path, {
        signal: abort.signal,
        ...(request.method === 'GET' ? {} : { body }),
        ...(request.cursor === undefined ? {} : { headers: { 'last-event-id': request.cursor } }),
      });
    // A kept connection may be closed just as it is used again; a server that fell would not answer the second time.
    const response = await call().catch(call);
    const streams = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = streams ? await firstBytes(response) : await response.text();
    abort.abort();
    const foreign = other !== someone && isOwn(request.operation.path);
    return { status: response.status, text, foreign, path };
  }

  async function send(request: Generated): Promise<void> {
    const someone = people[request.who] as Someone;
    const drawn = people[request.whose] as Someone;
    const { path } = request.operation;
    const other = ENDS.test(path) && drawn === someone ? (people[(request.who + 1) % 3] as Someone) : drawn;
    const told = await ask(request, someone, other);
    if (told.status < 300) granted++;
    expect(faultsOf(told, someone, people), `${request.method} ${told.path} answered ${told.status}`).toEqual([]);
    if (told.status < 300 && isOwn(path) && someone.ids.length < 300)
      someone.ids.push(
        ...(told.text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g) ?? []),
      );
    // Somebody without chats would be asked about nothing: what was deleted is begun anew.
    if (request.method === 'DELETE' && told.status < 300 && path.endsWith('/chats/:chatId')) await begin(someone);
  }

  async function firstBytes(response: Response): Promise<string> {
    const reader = response.body?.getReader();
    const first = await Promise.race([
      reader?.read(),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 20)),
    ]);
    return first?.value ? new TextDecoder().decode(first.value) : '';
  }

  test('a route that took everybody for its owner would be found', async () => {
    const [ada, ben] = people as [Someone, Someone];
    const found = new Set<string>();
    const requests = fc.sample(requestArbitrary, { numRuns: 2500, seed: 7 });
    for (const request of requests) {
      if (!isOwn(request.operation.path) || request.operation.method !== 'get') continue;
      for (const fault of faultsOf(await ask({ ...request, method: 'GET', odd: null }, ben, ada, ada), ben, people))
        found.add(fault);
    }
    expect([...found].sort()).toEqual(['is let in by another', "shows another's words"]);
  });

  test(`of ${REQUESTS} none answers 5xx, reads or changes what is another's, or shows our insides`, {
    timeout: 7_200_000,
  }, async () => {
    // In lots: a million at once would not fit the memory.
    for (let sent = 0; sent < REQUESTS; sent += LOT) {
      const left = fc.sample(requestArbitrary, { numRuns: LOT, seed: 20261121 + sent }).values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const request of left) await send(request);
        }),
      );
    }
    // Requests that are all refused would show nothing.
    expect(granted).toBeGreaterThan(REQUESTS / 20);
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
