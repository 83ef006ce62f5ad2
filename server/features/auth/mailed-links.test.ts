import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { CONSENTS, openTestAccounts, PASSWORD, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { tidyAccounts } from './account-upkeep.ts';

const DAY = 24 * 60 * 60 * 1000;
const OTHER_PASSWORD = 'a lamp by the window';
const tokenOf = (link: string, name: string): string => new RegExp(`#${name}=([\\w-]+)$`).exec(link)?.[1] ?? '';

describe.each(ENGINES)('links by mail on %s', (engine) => {
  let inbox: SmtpInbox;
  let t: TestAccounts;
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    t = await openTestAccounts(engine, { SMTP_URL: inbox.url, MAIL_FROM: 'notes@alcove.test' });
  });
  afterEach(async () => {
    await t.close();
    await inbox.close();
  });

  const confirmed = async (email: string) => {
    const browser = t.browser();
    await browser.post('/api/auth/sign-up', signUpForm(email));
    await browser.post('/api/auth/verify-email', { token: tokenOf((await inbox.next()).link, 'verify') });
    return browser;
  };

  it('confirms an address by a link that works once and signs in the browser that signed up', async () => {
    const ann = t.browser();
    expect((await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'))).body).toEqual({ next: 'check_inbox' });
    expect((await ann.get('/api/auth/session')).body.user).toBeNull();
    const mail = await inbox.next();
    expect(mail).toMatchObject({ from: 'notes@alcove.test', to: 'ann@example.org' });
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/authpage#verify=/);
    const token = tokenOf(mail.link, 'verify');
    expect((await ann.post('/api/auth/verify-email', { token })).body).toEqual({ next: 'signed_in' });
    expect((await ann.get('/api/auth/session')).body.user).toMatchObject({
      email: 'ann@example.org',
      emailVerified: true,
    });
    expect((await ann.post('/api/auth/verify-email', { token })).body.error.code).toBe('auth.link_expired');
  });

  it('confirms in another browser without signing it in', async () => {
    await t.browser().post('/api/auth/sign-up', signUpForm('ann@example.org'));
    const token = tokenOf((await inbox.next()).link, 'verify');
    const phone = t.browser();
    expect((await phone.post('/api/auth/verify-email', { token })).body).toEqual({ next: 'sign_in' });
    expect((await phone.get('/api/auth/session')).body.user).toBeNull();
    expect((await phone.post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD })).status).toBe(200);
  });

  it('says that the address is unconfirmed only to somebody with the right password', async () => {
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
    const right = await ann.post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    expect(right).toMatchObject({ status: 403, body: { error: { code: 'auth.verify_email' } } });
    const wrong = await ann.post('/api/auth/sign-in', { email: 'ann@example.org', password: OTHER_PASSWORD });
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'auth.credentials_wrong' } } });
  });

  it('answers a known and an unknown address alike, and writes to the owner instead', async () => {
    await confirmed('ann@example.org');
    const known = await t.browser().post('/api/auth/sign-up', signUpForm('ann@example.org'));
    const mail = await inbox.next();
    const unknown = await t.browser().post('/api/auth/sign-up', signUpForm('nobody@example.org'));
    const shape = ({ status, body, headers }: typeof known) => ({
      status,
      body,
      headers: [...headers].map(([name, value]) => [
        name,
        name === 'set-cookie' ? value.replace(/=[^;]+/, '=…') : value,
      ]),
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'About your account' });
    expect(mail.link).toBe('http://localhost:3000/authpage');

    const forgot = await Promise.all(
      ['ann@example.org', 'stranger@example.org'].map((email) =>
        t.browser().post('/api/auth/forgot-password', { email }),
      ),
    );
    expect(forgot.map(shape)[0]).toEqual(forgot.map(shape)[1]);
    const wrong = await Promise.all(
      ['ann@example.org', 'stranger@example.org'].map((email) =>
        t.browser().post('/api/auth/sign-in', { email, password: OTHER_PASSWORD }),
      ),
    );
    expect(wrong.map(shape)[0]).toEqual(wrong.map(shape)[1]);
  });

  it('upgrades an anonymous person once the mail is answered, wherever that is', async () => {
    const guest = t.browser();
    const { uid } = (await guest.post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS })).body
      .user;
    await guest.post('/api/auth/sign-up', signUpForm('ann@example.org'));
    expect((await guest.get('/api/auth/session')).body.user).toMatchObject({ uid, isAnonymous: true });
    await t.browser().post('/api/auth/verify-email', { token: tokenOf((await inbox.next()).link, 'verify') });
    expect((await guest.get('/api/auth/session')).body.user).toMatchObject({
      uid,
      isAnonymous: false,
      email: 'ann@example.org',
    });
  });

  it('forgets a sign-up nobody confirmed within a day, key and all', async () => {
    await t.browser().post('/api/auth/sign-up', signUpForm('ann@example.org'));
    const token = tokenOf((await inbox.next()).link, 'verify');
    const { uid } = await t.p.db.selectFrom('auth_sign_ups').select('uid').executeTakeFirstOrThrow();
    t.tick(DAY);
    expect((await t.browser().post('/api/auth/verify-email', { token })).body.error.code).toBe('auth.link_expired');
    await tidyAccounts(t.p);
    expect(await t.p.db.selectFrom('auth_sign_ups').selectAll().execute()).toEqual([]);
    await expect(t.p.vault.forUser(uid)).rejects.toThrow();
  });

  it('resets a password once and ends every session and every other link', async () => {
    const laptop = await confirmed('ann@example.org');
    for (let i = 0; i < 2; i++) await t.browser().post('/api/auth/forgot-password', { email: 'Ann@example.org' });
    const [first = '', second = ''] = [await inbox.next(), await inbox.next()].map((mail) =>
      tokenOf(mail.link, 'token'),
    );
    const reset = (token: string, password = OTHER_PASSWORD) =>
      t.browser().post('/api/auth/reset-password', { token, password });
    expect((await reset(first, '123456')).body.error.code).toBe('auth.password_weak');
    expect((await reset(first)).status).toBe(204);
    expect((await reset(first)).body.error.code).toBe('auth.link_expired');
    expect((await reset(second)).body.error.code).toBe('auth.link_expired');
    expect((await laptop.post('/api/auth/session/refresh')).body.error.code).toBe('auth.session_ended');
    const signIn = (password: string) => t.browser().post('/api/auth/sign-in', { email: 'ann@example.org', password });
    expect((await signIn(PASSWORD)).body.error.code).toBe('auth.credentials_wrong');
    expect((await signIn(OTHER_PASSWORD)).status).toBe(200);
  });

  it('turns a reset link away after fifteen minutes', async () => {
    await confirmed('ann@example.org');
    await t.browser().post('/api/auth/forgot-password', { email: 'ann@example.org' });
    const token = tokenOf((await inbox.next()).link, 'token');
    const { expires_at } = await t.p.db.selectFrom('auth_verifications').select('expires_at').executeTakeFirstOrThrow();
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(15);
    await t.p.db
      .updateTable('auth_verifications')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .execute();
    expect(
      (await t.browser().post('/api/auth/reset-password', { token, password: OTHER_PASSWORD })).body.error.code,
    ).toBe('auth.link_expired');
  });

  it('never writes more than three mails an hour to one address', async () => {
    for (let i = 0; i < 5; i++) await t.browser().post('/api/auth/sign-up', signUpForm('ann@example.org'));
    for (let i = 0; i < 3; i++) await inbox.next();
    expect(await t.p.db.selectFrom('auth_sign_ups').select('id').execute()).toHaveLength(3);
  });
});
