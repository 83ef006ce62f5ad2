import { afterEach, describe, expect, it } from 'vitest';
import { CONSENTS, openTestAccounts, PASSWORD, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { authUserSchema, sessionSchema } from '#shared/auth/auth.contract.ts';

describe.each(ENGINES)('accounts without a mail server on %s', (engine) => {
  let open: TestAccounts | null = null;
  const start = async (env?: Record<string, string>) => {
    open = await openTestAccounts(engine, env);
    return open;
  };
  afterEach(async () => {
    await open?.close();
    open = null;
  });

  it('signs up, signs out and signs in again as the same person', async () => {
    const { browser } = await start();
    const ann = browser();
    expect(await ann.post('/api/auth/sign-up', signUpForm('Ann@Example.org', { displayName: 'Ann' }))).toMatchObject({
      status: 200,
      body: { next: 'signed_in' },
    });
    const first = sessionSchema.parse((await ann.get('/api/auth/session')).body);
    expect(first).toMatchObject({ ageBand: '18+', consents: CONSENTS });
    expect(authUserSchema.strict().parse(first.user)).toMatchObject({
      displayName: 'Ann',
      email: 'Ann@Example.org',
      emailVerified: false,
      isAnonymous: false,
      providerData: [{ providerId: 'password', uid: 'Ann@Example.org' }],
    });
    expect((await ann.post('/api/auth/sign-out')).status).toBe(204);
    expect((await ann.get('/api/auth/session')).body).toEqual({
      user: null,
      leaseExpiresAt: null,
      ageBand: null,
      consents: null,
    });
    const again = await ann.post('/api/auth/sign-in', { email: ' ann@EXAMPLE.org ', password: PASSWORD });
    expect(again.body.user.uid).toBe(first.user?.uid);
  });

  it('names a taken address, as only an instance without mail may', async () => {
    const { browser } = await start();
    await browser().post('/api/auth/sign-up', signUpForm('ann@example.org'));
    expect(await browser().post('/api/auth/sign-up', signUpForm('ANN@example.org'))).toMatchObject({
      status: 409,
      body: { error: { code: 'auth.email_unavailable' } },
    });
  });

  it('lets an anonymous person upgrade and keep their uid, age band and key', async () => {
    const { browser, p } = await start();
    const guest = browser();
    const before = (await guest.post('/api/auth/sign-in-anonymously', { ageBand: '13-17', consents: CONSENTS })).body;
    expect(before).toMatchObject({ user: { isAnonymous: true, email: null, providerData: [] }, ageBand: '13-17' });
    const sealed = await p.vault.seal(
      before.user.uid,
      { table: 'chats', column: 'body', rowId: 'x', rev: 1 },
      'what was said',
    );
    const oldCookie = guest.cookies.get('s');
    await guest.post('/api/auth/sign-up', signUpForm('ann@example.org', { consents: { ...CONSENTS, memory: true } }));
    const after = (await guest.get('/api/auth/session')).body;
    expect(after.user).toMatchObject({ uid: before.user.uid, isAnonymous: false, email: 'ann@example.org' });
    expect(after).toMatchObject({ ageBand: '13-17', consents: { memory: true } });
    expect(await p.vault.open(before.user.uid, { table: 'chats', column: 'body', rowId: 'x', rev: 1 }, sealed)).toBe(
      'what was said',
    );
    expect(await p.db.selectFrom('auth_users').select('id').execute()).toHaveLength(1);

    const thief = browser();
    thief.cookies.set('s', oldCookie ?? '');
    expect((await thief.get(`/api/users/${before.user.uid}`)).body.error.code).toBe('auth.session_ended');
    const signedIn = await browser().post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    expect(signedIn.body.user.uid).toBe(before.user.uid);
    expect((await guest.post('/api/auth/sign-up', signUpForm('bo@example.org'))).body.error.code).toBe(
      'auth.already_upgraded',
    );
  });

  it('does not make a second anonymous person for a second click', async () => {
    const { browser } = await start();
    const guest = browser();
    const form = { ageBand: '18+', consents: CONSENTS };
    const first = (await guest.post('/api/auth/sign-in-anonymously', form)).body;
    expect((await guest.post('/api/auth/sign-in-anonymously', form)).body.user.uid).toBe(first.user.uid);
  });

  it('refuses children under 13 and stores nothing of them', async () => {
    const { browser, p } = await start();
    const child = { ageBand: 'under-13', consents: CONSENTS };
    for (const [path, form] of [
      ['sign-in-anonymously', child],
      ['sign-up', signUpForm('kid@example.org', child)],
    ] as const) {
      expect(await browser().post(`/api/auth/${path}`, form)).toMatchObject({
        status: 403,
        body: { error: { code: 'auth.too_young' } },
      });
    }
    for (const table of ['people', 'auth_users', 'auth_sign_ups', 'mail_queue'] as const) {
      expect(await p.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('takes consents back and gives them again', async () => {
    const { browser } = await start();
    const ann = browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
    const changed = { storeChats: false, memory: true, sendToModel: true };
    expect((await ann.put('/api/auth/consents', changed)).status).toBe(204);
    expect((await ann.get('/api/auth/session')).body.consents).toEqual(changed);
    expect((await ann.put('/api/auth/consents', { memory: true })).status).toBe(400);
    expect((await browser().put('/api/auth/consents', changed)).body.error.code).toBe('auth.session_missing');
  });

  it('makes exactly one account of the same sign-up sent five times at once', async () => {
    const { browser, p } = await start();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser().post('/api/auth/sign-up', signUpForm('ann@example.org'))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await p.db.selectFrom('people').select('uid').execute()).toHaveLength(1);
  });
});
