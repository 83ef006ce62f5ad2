import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OidcServer, openOidcServer } from '#server/testing/oidc-server.ts';
import {
  type Browser,
  CONSENTS,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { until } from '#server/testing/until.ts';
import { fetchWithin } from './provider-fetch.ts';

const PUBLIC_URL = 'http://localhost:3000';
const joinForm = { ageBand: '18+', consents: CONSENTS };
const codeOf = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code;

describe.each(ENGINES)('signing in with a provider on %s', (engine) => {
  let acme: OidcServer;
  let t: TestAccounts;
  beforeAll(async () => {
    acme = await openOidcServer();
    await acme.admit(PUBLIC_URL);
  });
  afterAll(() => acme.close());
  beforeEach(async () => {
    acme.people.clear();
    acme.people.set('ann-1', { name: 'Ann', email: 'ann@example.org', email_verified: true });
    acme.people.set('bob-1', { name: 'Bob', email: 'bob@example.org', email_verified: false });
    t = await openTestAccounts(engine, { OIDC_PROVIDERS: acme.setting, PUBLIC_URL });
  });
  afterEach(() => t.close());

  /** Goes to the provider and back; answers what the page is then told. */
  async function goThere(browser: Browser, subject: string | null, step = 'begin') {
    const begun = await browser.post(`/api/auth/oidc/acme/${step}`, { from: '/suggestions' });
    if (begun.status !== 200) return begun;
    const back = new URL(await acme.walk(begun.body.url, subject));
    const landed = await browser.get(back.pathname + back.search);
    expect(landed).toMatchObject({ status: 303, body: null });
    expect(landed.headers.get('location')).toBe('/authpage#arrived');
    return browser.post('/api/auth/oidc/finish');
  }
  const joinWith = async (subject: string) => {
    const browser = t.browser();
    await goThere(browser, subject);
    const joined = await browser.post('/api/auth/arrival/join', joinForm);
    return { browser, uid: joined.body.user.uid as string };
  };
  const rows = async () =>
    Promise.all(
      (['people', 'auth_users', 'auth_identities', 'auth_sessions'] as const).map(async (table) => {
        const { count } = await t.p.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      }),
    );

  it('asks somebody new for age and consents, and stores nothing before', async () => {
    const ann = t.browser();
    const came = await goThere(ann, 'ann-1');
    expect(came.body).toEqual({
      next: 'join',
      from: '/suggestions',
      provider: 'Acme',
      name: 'Ann',
      email: 'ann@example.org',
    });
    expect(await rows()).toEqual([0, 0, 0, 0]);
    expect((await ann.get('/api/auth/arrival')).body).toEqual(came.body);
    expect(codeOf(await ann.post('/api/auth/arrival/join', { ...joinForm, ageBand: 'under-13' }))).toBe(
      'auth.too_young',
    );
    expect(await rows()).toEqual([0, 0, 0, 0]);
    const joined = await ann.post('/api/auth/arrival/join', { ...joinForm, displayName: 'Annie' });
    expect(joined.body).toMatchObject({
      user: {
        displayName: 'Annie',
        email: 'ann@example.org',
        emailVerified: true,
        isAnonymous: false,
        phoneNumber: null,
        providerData: [{ providerId: 'acme', uid: 'ann-1' }],
      },
      ageBand: '18+',
      consents: CONSENTS,
    });
    expect(codeOf(await ann.get('/api/auth/arrival'))).toBe('auth.provider_stopped');
  });

  it('lets the same person in again elsewhere, and nobody else', async () => {
    const { uid } = await joinWith('ann-1');
    const elsewhere = t.browser();
    expect((await goThere(elsewhere, 'ann-1')).body).toMatchObject({ next: 'signed_in', from: '/suggestions' });
    expect((await elsewhere.get('/api/auth/session')).body.user.uid).toBe(uid);
    expect((await goThere(t.browser(), 'bob-1')).body.next).toBe('join');
  });

  it('takes an address that nobody confirmed for none', async () => {
    const { browser } = await joinWith('bob-1');
    expect((await browser.get('/api/auth/session')).body.user).toMatchObject({ email: null, emailVerified: false });
    const { identities } = (await browser.get('/api/auth/identities')).body;
    expect(identities).toMatchObject([{ provider: 'acme', name: 'Acme', label: 'bob@example.org', removable: false }]);
  });

  it('never joins an account by its address: that takes logging in, and then linking', async () => {
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
    const before = await rows();
    expect(codeOf(await goThere(t.browser(), 'ann-1'))).toBe('auth.account_exists');
    expect(await rows()).toEqual(before);
    expect((await goThere(ann, 'ann-1', 'link')).body.next).toBe('linked');
    expect((await goThere(t.browser(), 'ann-1')).body.next).toBe('signed_in');
  });

  it('makes an account out of a space without one, and keeps its uid', async () => {
    const guest = t.browser();
    const { uid } = (await guest.post('/api/auth/sign-in-anonymously', joinForm)).body.user;
    const token = guest.cookies.get('s');
    expect((await goThere(guest, 'ann-1')).body.next).toBe('kept');
    expect((await guest.get('/api/auth/session')).body.user).toMatchObject({ uid, isAnonymous: false });
    expect(guest.cookies.get('s')).not.toBe(token);
    const old = t.browser();
    old.cookies.set('s', token ?? '');
    expect((await old.get('/api/auth/session')).body.user).toBeNull();
  });

  it('asks before a space without an account is left for an account', async () => {
    const { uid } = await joinWith('ann-1');
    const guest = t.browser();
    const here = (await guest.post('/api/auth/sign-in-anonymously', joinForm)).body.user.uid;
    expect((await goThere(guest, 'ann-1')).body).toMatchObject({ next: 'choose', name: null, email: null });
    expect((await guest.get('/api/auth/session')).body.user.uid).toBe(here);
    expect((await guest.post('/api/auth/arrival/enter')).body.user.uid).toBe(uid);
    expect(codeOf(await guest.post('/api/auth/arrival/enter'))).toBe('auth.provider_stopped');
  });

  it('links to whoever set out, not to whoever came in meanwhile', async () => {
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.net'));
    const begun = await ann.post('/api/auth/oidc/acme/link', { from: null });
    const back = new URL(await acme.walk(begun.body.url, 'bob-1'));
    await ann.get(back.pathname + back.search);
    await ann.post('/api/auth/sign-up', signUpForm('bob@example.net'));
    await ann.post('/api/auth/sign-out');
    await ann.post('/api/auth/sign-up', signUpForm('bob@example.net'));
    expect(codeOf(await ann.post('/api/auth/oidc/finish'))).toBe('auth.provider_stopped');
  });

  it('refuses what belongs to somebody else, without a word about whom', async () => {
    await joinWith('ann-1');
    const bob = t.browser();
    await bob.post('/api/auth/sign-up', signUpForm('bob@example.net'));
    const refused = await goThere(bob, 'ann-1', 'link');
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'auth.method_unavailable' } } });
    expect(JSON.stringify(refused.body)).not.toMatch(/ann/i);
    await goThere(bob, 'bob-1', 'link');
    acme.people.set('bob-2', {});
    expect(codeOf(await goThere(bob, 'bob-2', 'link'))).toBe('auth.method_unavailable');
  });

  it('takes the last way in from nobody', async () => {
    const { browser } = await joinWith('bob-1');
    const [only] = (await browser.get('/api/auth/identities')).body.identities;
    expect(codeOf(await browser.remove(`/api/auth/identities/${only.id}`))).toBe('auth.last_way_in');
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.net'));
    await goThere(ann, 'ann-1', 'link');
    const [linked] = (await ann.get('/api/auth/identities')).body.identities;
    expect((await browser.remove(`/api/auth/identities/${linked.id}`)).status).toBe(404);
    expect((await ann.remove(`/api/auth/identities/${linked.id}`)).status).toBe(204);
    expect((await ann.get('/api/auth/identities')).body.identities).toEqual([]);
    expect((await goThere(t.browser(), 'ann-1')).body.next).toBe('join');
  });

  it('asks for a fresh proof before a way in is added or taken away', async () => {
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.net'));
    await goThere(ann, 'ann-1', 'link');
    const [linked] = (await ann.get('/api/auth/identities')).body.identities;
    t.tick(6 * 60_000);
    expect(codeOf(await goThere(ann, 'bob-1', 'link'))).toBe('auth.confirm_it_is_you');
    expect(codeOf(await ann.remove(`/api/auth/identities/${linked.id}`))).toBe('auth.confirm_it_is_you');
    expect((await ann.post('/api/auth/confirm', { method: 'password', password: PASSWORD })).status).toBeLessThan(300);
    expect((await ann.remove(`/api/auth/identities/${linked.id}`)).status).toBe(204);
  });

  it('is a proof of who somebody is, where they have no stronger one', async () => {
    const { browser } = await joinWith('bob-1');
    t.tick(6 * 60_000);
    expect(codeOf(await goThere(browser, 'ann-1', 'link'))).toBe('auth.confirm_it_is_you');
    expect((await browser.get('/api/auth/proofs')).body.methods).toEqual(['provider']);
    expect(codeOf(await goThere(browser, 'ann-1', 'confirm'))).toBe('auth.method_unavailable');
    const token = browser.cookies.get('s');
    expect((await goThere(browser, 'bob-1', 'confirm')).body.next).toBe('confirmed');
    expect(browser.cookies.get('s')).not.toBe(token);
    expect(codeOf(await goThere(browser, 'bob-1', 'link'))).toBeUndefined();
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.net'));
    expect(codeOf(await goThere(ann, 'ann-1', 'confirm'))).toBe('auth.method_unavailable');
  });

  describe('ends kindly and changes nothing', () => {
    it('where the person turns back', async () => {
      expect(codeOf(await goThere(t.browser(), null))).toBe('auth.provider_stopped');
    });

    it('where what comes back is not what was sent out, or was taken already', async () => {
      const ann = t.browser();
      const begun = await ann.post('/api/auth/oidc/acme/begin', { from: null });
      const back = new URL(await acme.walk(begun.body.url, 'ann-1'));
      const thief = t.browser();
      await thief.get(back.pathname + back.search);
      expect(codeOf(await thief.post('/api/auth/oidc/finish'))).toBe('auth.provider_stopped');
      const forged = new URL(back);
      forged.searchParams.set('state', 'another');
      await ann.get(forged.pathname + forged.search);
      expect(codeOf(await ann.post('/api/auth/oidc/finish'))).toBe('auth.provider_stopped');
      await ann.get(back.pathname + back.search);
      const jar = new Map(ann.cookies);
      expect((await ann.post('/api/auth/oidc/finish')).body.next).toBe('join');
      for (const [name, value] of jar) ann.cookies.set(name, value);
      expect(codeOf(await ann.post('/api/auth/oidc/finish'))).toBe('auth.provider_stopped');
    });

    it('where the way took more than ten minutes', async () => {
      const ann = t.browser();
      const begun = await ann.post('/api/auth/oidc/acme/begin', { from: null });
      const back = new URL(await acme.walk(begun.body.url, 'ann-1'));
      t.tick(11 * 60_000);
      await ann.get(back.pathname + back.search);
      expect(codeOf(await ann.post('/api/auth/oidc/finish'))).toBe('auth.provider_stopped');
    });

    it('where the provider is away, before and after', async () => {
      const ann = t.browser();
      const begun = await ann.post('/api/auth/oidc/acme/begin', { from: null });
      const back = new URL(await acme.walk(begun.body.url, 'ann-1'));
      await ann.get(back.pathname + back.search);
      acme.isDown = true;
      try {
        expect(codeOf(await ann.post('/api/auth/oidc/finish'))).toBe('auth.provider_unreachable');
        acme.isDown = false;
        expect((await ann.post('/api/auth/oidc/finish')).body.next).toBe('join');
        acme.isDown = true;
        t.tick(2 * 60 * 60_000);
        expect(codeOf(await ann.post('/api/auth/oidc/acme/begin', { from: null }))).toBe('auth.provider_unreachable');
      } finally {
        acme.isDown = false;
      }
      expect((await goThere(t.browser(), 'ann-1')).body.next).toBe('join');
    });

    it('where the provider is not one of the settings, or the place to return to is another site', async () => {
      const ann = t.browser();
      expect(codeOf(await ann.post('/api/auth/oidc/other/begin', { from: null }))).toBe('auth.method_unavailable');
      for (const from of ['https://evil.example', '//evil.example', '/\\evil.example', 'chat'])
        expect((await ann.post('/api/auth/oidc/acme/begin', { from })).status).toBe(400);
    });
  });

  it('keeps no readable trace of who somebody is at the provider', async () => {
    await joinWith('ann-1');
    for (const table of ['people', 'auth_users', 'auth_identities', 'auth_accounts'] as const) {
      const found = JSON.stringify(await t.p.db.selectFrom(table).selectAll().execute(), (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      );
      expect(found).not.toMatch(/ann-1|ann@example|Ann/);
    }
  });

  it('copies the picture from the provider’s own host, from no other, and says where ours is', async () => {
    acme.picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#258' } })
      .png()
      .toBuffer();
    acme.people.set('ann-1', { picture: `${acme.issuer}/picture` });
    acme.people.set('bob-1', { picture: 'http://127.0.0.1:1/picture' });
    const { browser: ann, uid } = await joinWith('ann-1');
    const photo = async (browser: Browser) => (await browser.get('/api/auth/session')).body.user.photoURL;
    await until(async () => (await photo(ann)) !== null);
    expect(await photo(ann)).toMatch(new RegExp(`^/api/users/${uid}/`));
    acme.asked.length = 0;
    const { browser: bob } = await joinWith('bob-1');
    expect(await photo(bob)).toBeNull();
    expect(acme.asked).not.toContain('/picture');
  });

  it('asks only the hosts that the settings name', async () => {
    const ask = (url: string) => fetchWithin([acme.host], url, {}, 1000);
    await expect(ask(`${acme.issuer}/nothing`)).resolves.toMatchObject({ status: expect.any(Number) });
    for (const url of ['http://127.0.0.1:1/', 'https://example.org/', `http://me@${acme.host}/`, 'http://example.org/'])
      await expect(ask(url)).rejects.toMatchObject({ name: 'EgressError' });
  });
});
