import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { OPERATIONS } from '#server/openapi/operations.ts';
import { policyOf } from '#server/openapi/policies.ts';
import { signUpForm } from '#server/testing/test-accounts.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const ORIGIN = 'http://localhost:3000';
const KEY = 'a-key-of-the-operator-0123456789';
const MINUTE = 60_000;

interface Told {
  status: number;
  code: string | null;
  text: string;
}

class Client {
  readonly #app: Hono;
  cookies = new Map<string, string>();
  uid = '';
  constructor(app: Hono) {
    this.#app = app;
  }

  async call(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Told> {
    const response = await this.#app.request(path, {
      method: method.toUpperCase(),
      headers: {
        origin: ORIGIN,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const code = /^\{"error":\{"code":"([^"]+)"/.exec(text)?.[1] ?? null;
    return { status: response.status, code, text };
  }
}

/** How a lock is opened, and a session that only waits is kept: neither tells anything of its person. */
const OPEN_WHILE_LOCKED = new Set([
  'post /api/auth/session/refresh',
  'post /api/auth/lock/now',
  'post /api/auth/lock/begin-passkey',
  'post /api/auth/lock/open',
]);

const isUnsafe = ({ method }: Operation) => method !== 'get';
const name = ({ method, path }: Operation) => `${method} ${path}`;
const withPolicy = (...policies: (string | null)[]) => OPERATIONS.filter((one) => policies.includes(policyOf(one)));
const fill = (path: string, uid: string) => path.replace(':uid', uid).replace(/:\w+/g, () => uuidV7());

describe('every route', () => {
  let t: TestPlatform;
  let app: Hono;
  let ada: Client;
  let ben: Client;

  beforeAll(async () => {
    t = await openTestPlatform('sqlite', { PUBLIC_URL: ORIGIN, EVAL_API_KEY: KEY });
    app = createApp(t.p);
    ada = await signedUp('ada@example.org');
    ben = await signedUp('ben@example.org');
  });
  afterAll(() => t.close());

  async function signedUp(email: string): Promise<Client> {
    const client = new Client(app);
    expect((await client.call('post', '/api/auth/sign-up', signUpForm(email))).status).toBe(200);
    client.uid = JSON.parse((await client.call('get', '/api/auth/session')).text).user.uid;
    return client;
  }

  /** What each route answers, by its name, but only where that is not as it should be. */
  async function wrong(
    routes: readonly Operation[],
    ask: (route: Operation) => Promise<Told>,
    isRight: (told: Told, route: Operation) => boolean,
  ): Promise<string[]> {
    const faults: string[] = [];
    for (const route of routes) {
      const told = await ask(route);
      if (!isRight(told, route)) faults.push(`${name(route)}: ${told.status} ${told.code ?? ''}`);
    }
    return faults;
  }
  const bodyFor = (route: Operation) => (isUnsafe(route) ? {} : undefined);

  test('has a policy; one that nobody thought about has none', () => {
    expect(OPERATIONS.filter((one) => policyOf(one) === null).map(name)).toEqual([]);
    expect(policyOf({ method: 'get', path: '/api/new/door' })).toBeNull();
  });

  test('that is for somebody refuses strangers', async () => {
    const stranger = new Client(app);
    const faults = await wrong(
      withPolicy('signed_in', 'confirmed'),
      (route) => stranger.call(route.method, fill(route.path, ada.uid), bodyFor(route)),
      ({ status, code }) => status === 401 && code === 'auth.session_missing',
    );
    expect(faults).toEqual([]);
    const tools = withPolicy('tool_key');
    expect(
      await wrong(
        tools,
        (route) => stranger.call(route.method, route.path, {}),
        ({ code }) => code === 'safety.eval_key_wrong',
      ),
    ).toEqual([]);
  });

  test('that is public answers strangers, and a mailed link opens nothing without its secret', async () => {
    const stranger = new Client(app);
    const told = (route: Operation) => stranger.call(route.method, fill(route.path, ada.uid), bodyFor(route));
    expect(await wrong(withPolicy('public'), told, ({ status }) => status < 500 && status !== 401)).toEqual([]);
    expect(await wrong(withPolicy('link'), told, ({ status }) => status >= 400 && status < 500)).toEqual([]);
  });

  test('that names a person is not there for anybody else', async () => {
    const named = OPERATIONS.filter(({ path }) => path.includes(':uid'));
    expect(named.length).toBeGreaterThan(50);
    const faults = await wrong(
      named,
      (route) => ben.call(route.method, fill(route.path, ada.uid), bodyFor(route)),
      ({ status, code }) => status === 404 && code === 'http.not_found',
    );
    expect(faults).toEqual([]);
  });

  test('that changes anything refuses what another site sends', async () => {
    const unsafe = OPERATIONS.filter((one) => isUnsafe(one) && policyOf(one) !== 'tool_key');
    const sendFrom = (headers: Record<string, string>) =>
      wrong(
        unsafe,
        (route) => ada.call(route.method, fill(route.path, ada.uid), {}, headers),
        ({ status, code }) => status === 403 && code === 'http.origin_foreign',
      );
    expect(await sendFrom({ origin: 'https://elsewhere.example' })).toEqual([]);
    expect(await sendFrom({ origin: 'null' })).toEqual([]);
    expect(await sendFrom({ 'sec-fetch-site': 'cross-site' })).toEqual([]);
    expect(OPERATIONS.filter((one) => one.method === 'get' && one.takes)).toEqual([]);
  });

  test('that takes a body takes the fields of its contract and no other', async () => {
    const taking = OPERATIONS.filter((one) => one.takes && policyOf(one) !== 'tool_key');
    const extra = { uid: ben.uid, role: 'operator', isAdmin: true };
    // Refused for the body, or before it: the id in the path is of nothing.
    const refused = new Set([400, 404, 409, 410, 403, 429]);
    const faults = await wrong(
      taking,
      (route) => ada.call(route.method, fill(route.path, ada.uid), extra),
      ({ status }) => refused.has(status),
    );
    expect(faults).toEqual([]);
    const open = taking.filter(({ takes }) => takes && JSON.stringify(takes.safeParse(extra).success) === 'true');
    expect(open.map(name)).toEqual([]);
  });

  test('that asks for a fresh proof says so in its policy', () => {
    const asking = app.routes
      .filter(({ handler }) => handler.name === 'confirmed')
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/\/$/, '')}`);
    expect(asking.sort()).toEqual(withPolicy('confirmed').map(name).sort());
  });

  test('of somebody whose session is locked says so, and nothing else', async () => {
    const cal = await signedUp('cal@example.org');
    expect((await cal.call('post', '/api/auth/lock', { minutes: 5, pin: '135792' })).status).toBeLessThan(300);
    expect((await cal.call('post', '/api/auth/lock/now', {})).status).toBeLessThan(300);
    const faults = await wrong(
      withPolicy('signed_in', 'confirmed').filter((route) => !OPEN_WHILE_LOCKED.has(name(route))),
      (route) => cal.call(route.method, fill(route.path, cal.uid), bodyFor(route)),
      ({ status, code }) => status === 423 && code === 'auth.locked',
    );
    expect(faults).toEqual([]);
  });

  test('that is for the twelve acts refuses a proof of six minutes ago', async () => {
    t.tick(6 * MINUTE);
    const confirmed = withPolicy('confirmed');
    expect(confirmed.length).toBeGreaterThan(0);
    const faults = await wrong(
      confirmed,
      (route) => ada.call(route.method, fill(route.path, ada.uid), bodyFor(route)),
      ({ status, code }) => status === 403 && code === 'auth.confirm_it_is_you',
    );
    expect(faults).toEqual([]);
    const stale = await wrong(
      withPolicy('signed_in'),
      (route) =>
        route.streams ? Promise.resolve({ status: 0, code: null, text: '' }) : ada.call('get', `/api/users/${ada.uid}`),
      ({ code }) => code !== 'auth.confirm_it_is_you',
    );
    expect(stale).toEqual([]);
  });
});
