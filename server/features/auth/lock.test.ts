import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { OPERATIONS } from '#server/openapi/operations.ts';
import { policyOf } from '#server/openapi/policies.ts';
import { signUpForm } from '#server/testing/test-accounts.ts';
import { startTestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { Session } from '#shared/auth/auth.contract.ts';
import type { LockState } from '#shared/auth/lock.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const PIN = '271828';
const ORIGIN = 'http://localhost:3000';

/** Everything of a person's that still answers while the session is locked. */
const STILL_ANSWERS = [
  'post /api/auth/session/refresh',
  'post /api/auth/lock/now',
  'post /api/auth/lock/begin-passkey',
  'post /api/auth/lock/open',
];

class Visitor {
  readonly #app: Hono;
  cookies = new Map<string, string>();
  uid = '';
  constructor(app: Hono) {
    this.#app = app;
  }
  async call<T = { error: { code: string } }>(method: string, path: string, body?: unknown) {
    const response = await this.#app.request(path, {
      method: method.toUpperCase(),
      headers: {
        origin: ORIGIN,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T, text, headers: response.headers };
  }
}

describe.each(ENGINES)('a locked session on %s', (engine) => {
  let t: TestPlatform;
  let app: Hono;
  beforeEach(async () => {
    t = await openTestPlatform(engine, { PUBLIC_URL: ORIGIN });
    app = createApp(t.p);
  });
  afterEach(() => t.close());

  async function arrive(way: 'account' | 'anonymous' = 'account'): Promise<Visitor> {
    const visitor = new Visitor(app);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    if (way === 'account') await visitor.call('post', '/api/auth/sign-up', signUpForm('heron@example.org'));
    else await visitor.call('post', '/api/auth/sign-in-anonymously', { ageBand: '18+', consents });
    visitor.uid = (await visitor.call<Session>('get', '/api/auth/session')).body.user?.uid ?? '';
    return visitor;
  }
  const open = (visitor: Visitor, pin: string) => visitor.call('post', '/api/auth/lock/open', { method: 'pin', pin });
  async function locked(way: 'account' | 'anonymous' = 'account'): Promise<Visitor> {
    const visitor = await arrive(way);
    expect((await visitor.call('post', '/api/auth/lock', { minutes: 5, pin: PIN })).status).toBe(200);
    expect((await visitor.call('post', '/api/auth/lock/now', {})).status).toBe(200);
    return visitor;
  }

  test('answers 423 on every route with content, and its session tells nothing of its person', async () => {
    const visitor = await locked();
    const routes = OPERATIONS.filter((one) => ['signed_in', 'confirmed'].includes(policyOf(one) ?? ''));
    expect(routes.length).toBeGreaterThan(60);
    const through: string[] = [];
    for (const { method, path } of routes) {
      const name = `${method} ${path}`;
      const filled = path.replace(':uid', visitor.uid).replace(/:\w+/g, () => uuidV7());
      const told = await visitor.call(method, filled, method === 'get' ? undefined : {});
      if (told.status !== 423 || told.body.error.code !== 'auth.locked') through.push(name);
      expect(told.text, name).not.toContain('heron');
    }
    expect(through.sort()).toEqual(
      STILL_ANSWERS.filter((name) => routes.some((r) => `${r.method} ${r.path}` === name)).sort(),
    );
    expect((await visitor.call('get', '/api/opening')).status).toBe(423);
    expect((await visitor.call('get', '/api/auth/session')).body).toEqual({
      user: null,
      leaseExpiresAt: null,
      ageBand: null,
      consents: null,
      locked: { pin: true, passkey: false, anonymous: false },
    });
    expect((await visitor.call('get', '/api/safety/lines/GB')).status).not.toBe(423);
  });

  test('opens with its PIN, also after hours in which its lease lapsed', async () => {
    const visitor = await locked();
    t.tick(5 * 60 * 60_000);
    expect((await open(visitor, PIN)).status).toBe(200);
    expect((await visitor.call('get', `/api/users/${visitor.uid}`)).status).toBe(200);
    const session = (await visitor.call<Session>('get', '/api/auth/session')).body;
    expect(session.user?.uid).toBe(visitor.uid);
    expect(session.lockMinutes).toBe(5);
  });

  test('ends at the fifth wrong PIN, and the right one is too late then', async () => {
    const visitor = await locked();
    const codes: string[] = [];
    for (let n = 0; n < 5; n++) codes.push((await open(visitor, `00000${n}`)).body.error.code);
    expect(codes).toEqual([...Array(4).fill('auth.pin_wrong'), 'auth.session_ended']);
    expect((await open(visitor, PIN)).body.error.code).toBe('auth.session_ended');
  });

  test('takes no more than five guesses, however many come at once', async () => {
    const visitor = await locked();
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => open(visitor, String(100_000 + n))));
    expect(guesses.filter(({ body }) => body.error.code === 'auth.pin_wrong').length).toBeLessThanOrEqual(4);
    expect((await open(visitor, PIN)).body.error.code).toBe('auth.session_ended');
  });

  test('of an anonymous person rests for an hour instead: an end would take all they have', async () => {
    const visitor = await locked('anonymous');
    for (let n = 0; n < 5; n++) expect((await open(visitor, '000000')).body.error.code).toBe('auth.pin_wrong');
    expect((await open(visitor, PIN)).body.error.code).toBe('auth.slow_down');
    t.tick(61 * 60_000);
    expect((await open(visitor, PIN)).status).toBe(200);
  });

  test('is set up at once, but changed and turned off only with a fresh proof', async () => {
    const visitor = await arrive();
    t.tick(6 * 60_000);
    expect((await visitor.call('post', '/api/auth/lock', { minutes: 5 })).body.error.code).toBe('auth.pin_missing');
    expect((await visitor.call('post', '/api/auth/lock', { minutes: 5, pin: '12345' })).status).toBe(400);
    expect((await visitor.call('post', '/api/auth/lock', { minutes: 5, pin: PIN })).status).toBe(200);
    expect((await visitor.call('post', '/api/auth/lock', { minutes: 0, pin: '999999' })).body.error.code).toBe(
      'auth.lock_stands',
    );
    const change = () => visitor.call('put', '/api/auth/lock', { minutes: 1, pin: '314159' });
    expect((await change()).body.error.code).toBe('auth.confirm_it_is_you');
    expect((await visitor.call('post', '/api/auth/lock/off', {})).body.error.code).toBe('auth.confirm_it_is_you');
    const password = (signUpForm('heron@example.org') as { password: string }).password;
    expect((await visitor.call('post', '/api/auth/confirm', { method: 'password', password })).status).toBe(204);
    expect((await change()).status).toBe(200);
    await visitor.call('post', '/api/auth/lock/now', {});
    expect((await open(visitor, PIN)).body.error.code).toBe('auth.pin_wrong');
    expect((await open(visitor, '314159')).status).toBe(200);
    expect((await visitor.call('post', '/api/auth/lock/off', {})).status).toBe(204);
    expect((await visitor.call('post', '/api/auth/lock/now', {})).body.error.code).toBe('auth.method_unavailable');
  });

  test('whoever has no other proof gives the PIN of now before it is changed', async () => {
    const visitor = await arrive('anonymous');
    await visitor.call('post', '/api/auth/lock', { minutes: 5, pin: PIN });
    expect((await visitor.call<LockState>('get', '/api/auth/lock')).body.asksPin).toBe(true);
    expect((await visitor.call('post', '/api/auth/lock/off', {})).body.error.code).toBe('auth.pin_missing');
    expect((await visitor.call('post', '/api/auth/lock/off', { currentPin: '000000' })).body.error.code).toBe(
      'auth.pin_wrong',
    );
    expect((await visitor.call('put', '/api/auth/lock', { minutes: 1, currentPin: PIN })).status).toBe(200);
    expect((await visitor.call('post', '/api/auth/lock/off', { currentPin: PIN })).status).toBe(204);
  });

  test('the PIN is kept as a keyed hash: two people with the same one have nothing in common', async () => {
    const visitor = await locked();
    const rows = await t.p.db.selectFrom('locks').selectAll().where('uid', '=', visitor.uid).execute();
    expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(PIN);
  });

  test('quick exit locks where there is a lock, ends where a person can come back, and keeps who cannot', async () => {
    const withLock = await arrive();
    await withLock.call('post', '/api/auth/lock', { minutes: 0, pin: PIN });
    const left = await withLock.call('post', '/api/auth/leave');
    expect(left.status).toBe(204);
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    expect(left.headers.getSetCookie().join()).toMatch(/\bx=[^;]+;.*HttpOnly/i);
    expect((await withLock.call('get', `/api/users/${withLock.uid}`)).status).toBe(423);
    expect((await withLock.call('post', '/api/auth/leave')).status).toBe(204);

    await open(withLock, PIN);
    await withLock.call('post', '/api/auth/lock/off', {});
    expect((await withLock.call('post', '/api/auth/leave')).status).toBe(204);
    expect((await withLock.call('get', `/api/users/${withLock.uid}`)).status).toBe(401);

    const nobody = await arrive('anonymous');
    await nobody.call('post', '/api/auth/leave');
    expect((await nobody.call('get', `/api/users/${nobody.uid}`)).status).toBe(200);
    expect((await new Visitor(app).call('post', '/api/auth/leave')).status).toBe(204);
  });
});

test('the live feed of a session that locks says so and ends', async () => {
  const instance = await startTestInstance('sqlite');
  try {
    const person: TestPerson = await instance.arrive();
    await person.post('/api/auth/lock', { minutes: 5, pin: PIN });
    const feed = await person.fetch('GET', `${person.home}/live`);
    const reading = feed.text();
    await person.post('/api/auth/lock/now', {});
    expect(await reading).toContain('"topic":"locked"');
    expect((await person.fetch('GET', `${person.home}/live`)).status).toBe(423);
  } finally {
    await instance.close();
  }
});
