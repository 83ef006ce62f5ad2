import { randomUUIDv7 } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { tidyAccounts } from './account-upkeep.ts';
import { isSessionAlive } from './sessions.service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(ENGINES)('sessions on %s', (engine) => {
  let t: TestAccounts;
  let ann: Browser;
  let uid: string;
  const start = async (env?: Record<string, string>) => {
    t = await openTestAccounts(engine, env);
    ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
    uid = (await ann.get('/api/auth/session')).body.user.uid;
  };
  afterEach(() => t.close());
  const own = (browser = ann) => browser.get(`/api/users/${uid}`);
  const codeOf = async (answer: Promise<{ body: { error?: { code: string } } }>) => (await answer).body.error?.code;

  it('lapse after an hour and go on where they are renewed', async () => {
    await start();
    const { leaseExpiresAt } = (await ann.get('/api/auth/session')).body;
    expect(leaseExpiresAt).toBe(t.p.clock() + HOUR);
    t.tick(HOUR - 1);
    expect((await own()).status).toBe(200);
    t.tick(1);
    expect(await codeOf(own())).toBe('auth.lease_ended');
    expect((await ann.get('/api/auth/session')).body).toMatchObject({ user: { uid }, leaseExpiresAt });
    const renewed = await ann.post('/api/auth/session/refresh');
    expect(renewed.body).toMatchObject({ user: { uid }, leaseExpiresAt: t.p.clock() + HOUR });
    expect((await own()).body).toEqual({ uid });
  });

  it('end after seven idle days, and after thirty in any case', async () => {
    await start();
    t.tick(7 * DAY);
    expect(await codeOf(ann.post('/api/auth/session/refresh'))).toBe('auth.session_ended');
    const signedInAt = t.p.clock();
    await ann.post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    for (let day = 5; day < 30; day += 5) {
      t.tick(5 * DAY);
      expect((await ann.post('/api/auth/session/refresh')).status).toBe(200);
    }
    t.tick(signedInAt + 30 * DAY - 10 * MINUTE - t.p.clock());
    expect((await ann.post('/api/auth/session/refresh')).body.leaseExpiresAt).toBe(signedInAt + 30 * DAY);
    t.tick(10 * MINUTE);
    expect(await codeOf(own())).toBe('auth.session_ended');
    await tidyAccounts(t.p);
    expect(await t.p.db.selectFrom('auth_sessions').select('id').execute()).toEqual([]);
  });

  it('tell a missing cookie from an ended session, and show somebody else nothing', async () => {
    await start();
    expect(await codeOf(own(t.browser()))).toBe('auth.session_missing');
    const bo = t.browser();
    await bo.post('/api/auth/sign-up', signUpForm('bo@example.org'));
    expect(await own(bo)).toMatchObject({ status: 404, body: { error: { code: 'http.not_found' } } });
    expect((await bo.get(`/api/users/${randomUUIDv7()}`)).status).toBe(404);
    const copy = t.browser();
    copy.cookies.set('s', ann.cookies.get('s') ?? '');
    await ann.post('/api/auth/sign-out');
    expect(await codeOf(own(copy))).toBe('auth.session_ended');
  });

  it('do not open with a token read from the store, or with a changed signature', async () => {
    await start();
    const { token } = await t.p.db.selectFrom('auth_sessions').select('token').executeTakeFirstOrThrow();
    const cookie = ann.cookies.get('s') ?? '';
    const forged = [token, `${token}.`, `${token}.AAAA`, cookie.replace(/.{6}$/, 'AAAA%3D'), 'x', `${cookie}x`];
    for (const value of forged) {
      const thief = t.browser();
      thief.cookies.set('s', value);
      expect((await own(thief)).status).toBe(401);
    }
    expect((await own()).status).toBe(200);
  });

  it('tell the open streams of a person when one of theirs ends', async () => {
    await start();
    const { session_id } = await t.p.db.selectFrom('auth_leases').select('session_id').executeTakeFirstOrThrow();
    expect(await isSessionAlive(t.p, session_id)).toBe(true);
    const heard = new Promise((resolve) => t.p.live.subscribe(uid, resolve));
    await ann.post('/api/auth/sign-out');
    expect(await heard).toMatchObject({ userId: uid, topic: 'user' });
    expect(await isSessionAlive(t.p, session_id)).toBe(false);
  });

  it('are at most twenty a person; the oldest goes', async () => {
    await start();
    for (let i = 0; i < 20; i++) {
      t.tick(MINUTE);
      await t.browser().post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    }
    expect(await t.p.db.selectFrom('auth_leases').select('session_id').execute()).toHaveLength(20);
    expect(await codeOf(own())).toBe('auth.session_ended');
  });

  it('live in a cookie that scripts cannot read and that https binds to its host', async () => {
    await start();
    const plain = await ann.post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    expect(plain.headers.getSetCookie()[0]).toMatch(/^s=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    await t.close();
    await start({ PUBLIC_URL: 'https://alcove.test' });
    const secure = await ann.post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    expect(secure.headers.getSetCookie()[0]).toMatch(
      /^__Host-s=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
