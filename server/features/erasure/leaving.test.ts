import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tidyAccounts } from '#server/features/auth/account-upkeep.ts';
import { deliverDueMails } from '#server/mail/mail-queue.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { CONSENTS, openTestAccounts, PASSWORD, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { erasureRoutes, leavingRoutes } from './erasure.routes.ts';

const HOUR = 3_600_000;
const EMAIL = 'ada@example.org';

describe.each(ENGINES)('leaving, over HTTP, on %s', (engine) => {
  let accounts: TestAccounts;
  let inbox: SmtpInbox | null = null;
  const open = async (env: Record<string, string> = {}) => {
    accounts = await openTestAccounts(engine, env);
    accounts.app.route('/api/users', erasureRoutes(accounts.p));
    accounts.app.route('/api/erasure', leavingRoutes(accounts.p));
  };
  beforeEach(async () => {
    inbox = null;
  });
  afterEach(async () => {
    await accounts.close();
    await inbox?.close();
  });

  const signUp = async (email = EMAIL) => {
    const browser = accounts.browser();
    await browser.post('/api/auth/sign-up', signUpForm(email));
    const uid = (await browser.get('/api/auth/session')).body.user.uid as string;
    const go = (when: 'later' | 'now') => browser.post(`/api/users/${uid}/deletion`, { when });
    return { browser, uid, home: `/api/users/${uid}`, go };
  };
  const confirm = (browser: ReturnType<TestAccounts['browser']>, password = PASSWORD) =>
    browser.post('/api/auth/confirm', { method: 'password', password });
  const signIn = async () => {
    const browser = accounts.browser();
    const answer = await browser.post('/api/auth/sign-in', { email: EMAIL, password: PASSWORD });
    return { browser, answer };
  };

  test('needs a proof given just before: a fresh sign-in, a wrong password or an older proof is none', async () => {
    await open();
    const { browser, go } = await signUp();
    expect((await go('now')).body.error.code).toBe('auth.confirm_it_is_you');
    expect((await confirm(browser, 'not the password')).status).toBe(400);
    expect((await go('now')).body.error.code).toBe('auth.confirm_it_is_you');
    accounts.tick(1000);
    expect((await confirm(browser)).status).toBeLessThan(300);
    accounts.tick(61_000);
    expect((await go('now')).body.error.code).toBe('auth.confirm_it_is_you');
    await confirm(browser);
    expect((await go('now')).body.receipt).toMatchObject({ what: 'account' });
    expect((await browser.get('/api/auth/session')).body.user).toBeNull();
  });

  test('ends every session at once; signing in within 72 hours only asks, and keeps it', async () => {
    await open();
    const { browser, home, go } = await signUp();
    const other = (await signIn()).browser;
    accounts.tick(1000);
    await confirm(browser);
    expect((await go('later')).body).toMatchObject({ receipt: null, mailed: false });
    for (const one of [browser, other]) expect((await one.get(home)).status).toBe(401);
    const { browser: back } = await signIn();
    const session = (await back.get('/api/auth/session')).body;
    expect(session.leavingAt).toBe(accounts.p.clock() + 72 * HOUR);
    for (const path of [home, `${home}/deletion`, `${home}/receipts`])
      expect((await back.get(path)).body.error.code).toBe('auth.account_leaving');
    expect((await back.post('/api/erasure/keep')).status).toBe(204);
    expect((await back.get(home)).status).toBe(200);
    expect((await back.post('/api/erasure/keep')).status).toBe(404);
    expect((await accounts.browser().post('/api/erasure/keep')).status).toBe(401);
  });

  test('after 72 hours the account is as if it had never been, before and after it is cleared away', async () => {
    await open();
    const { browser, go } = await signUp();
    accounts.tick(1000);
    await confirm(browser);
    await go('later');
    const { browser: back } = await signIn();
    accounts.tick(72 * HOUR);
    expect((await back.post('/api/erasure/keep')).status).toBe(401);
    const before = (await signIn()).answer;
    await tidyAccounts(accounts.p);
    const after = (await signIn()).answer;
    expect([before.status, before.body.error.code]).toEqual([401, 'auth.credentials_wrong']);
    expect(after.body).toEqual(before.body);
    expect((await signUp()).uid).toBeTruthy();
  });

  test('without an account it goes at once, and asks for no proof', async () => {
    await open();
    const browser = accounts.browser();
    await browser.post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS });
    const { uid } = (await browser.get('/api/auth/session')).body.user;
    expect((await browser.get(`/api/users/${uid}/deletion`)).body.canWait).toBe(false);
    expect((await browser.post(`/api/users/${uid}/deletion`, { when: 'later' })).status).toBe(409);
    const { receipt } = (await browser.post(`/api/users/${uid}/deletion`, { when: 'now' })).body;
    expect((await accounts.browser().get(`/api/erasure/receipts/${receipt.ref}`)).body).toEqual(receipt);
    expect(Date.parse(receipt.goneBy) - Date.parse(receipt.at)).toBe(7 * 24 * HOUR);
  });

  test('the mailed link takes it back once, and no longer than 72 hours', async () => {
    inbox = await openSmtpInbox();
    await open({ SMTP_URL: inbox.url });
    const browser = accounts.browser();
    await browser.post('/api/auth/sign-up', signUpForm(EMAIL));
    await deliverDueMails(accounts.p);
    const [, verify] = /#verify=(.+)$/.exec((await inbox.next()).link) ?? [];
    await browser.post('/api/auth/verify-email', { token: verify });
    const { uid } = (await browser.get('/api/auth/session')).body.user;
    const leave = async (who: typeof browser) => {
      accounts.tick(1000);
      await confirm(who);
      expect((await who.post(`/api/users/${uid}/deletion`, { when: 'later' })).body.mailed).toBe(true);
      await deliverDueMails(accounts.p);
      return inbox?.next();
    };
    const mail = await leave(browser);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/alcove|chat|mood|well|companion|journal/i);
    const [, token] = /#undo=([\w-]{43})$/.exec(mail?.link ?? '') ?? [];
    const undo = (given = token) => accounts.browser().post('/api/erasure/undo', { token: given });
    expect((await undo(token?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).status).toBe(400);
    expect((await undo()).status).toBe(204);
    expect((await undo()).body.error.code).toBe('erasure.undo_expired');
    const { browser: back } = await signIn();
    expect((await back.get(`/api/users/${uid}`)).status).toBe(200);
    const second = await leave(back);
    const [, late] = /#undo=([\w-]{43})$/.exec(second?.link ?? '') ?? [];
    accounts.tick(72 * HOUR);
    expect((await undo(late)).body.error.code).toBe('erasure.undo_expired');
  });

  test("nobody else's account can be deleted, or its receipts read", async () => {
    await open();
    const { home } = await signUp();
    const { browser } = await signUp('ben@example.org');
    for (const path of ['deletion', 'receipts', 'retention', 'consent-log'])
      expect((await browser.get(`${home}/${path}`)).status).toBe(404);
    accounts.tick(1000);
    await confirm(browser);
    expect((await browser.post(`${home}/deletion`, { when: 'now' })).status).toBe(404);
    expect((await browser.get('/api/erasure/receipts/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});
