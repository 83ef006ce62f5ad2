import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestAccounts, PASSWORD, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { pauseAccount, resumeAccount } from './operator-acts.service.ts';

const EMAIL = 'ada@example.org';
const ALCOVE = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');

describe.each(ENGINES)('what an operator can do with an account, on %s', (engine) => {
  let accounts: TestAccounts;
  beforeEach(async () => {
    accounts = await openTestAccounts(engine);
  });
  afterEach(() => accounts.close());

  const signUp = async () => {
    const browser = accounts.browser();
    await browser.post('/api/auth/sign-up', signUpForm(EMAIL));
    return { browser, uid: (await browser.get('/api/auth/session')).body.user.uid as string };
  };
  const signIn = (password = PASSWORD) => accounts.browser().post('/api/auth/sign-in', { email: EMAIL, password });
  const alcove = (...args: string[]) =>
    spawnSync(process.execPath, [ALCOVE, ...args], {
      encoding: 'utf8',
      env: {
        ...process.env,
        ALCOVE_DATA: accounts.p.config.dataDir,
        DATABASE_URL: accounts.p.config.databaseUrl ?? '',
        LOG_LEVEL: 'silent',
      },
    });

  test('a pause ends every session, and is told after the right password only', async () => {
    const { browser, uid } = await signUp();
    expect(await pauseAccount(accounts.p, uid)).toBe(true);
    expect((await browser.get(`/api/users/${uid}`)).status).toBe(401);
    expect((await signIn('not the password')).body.error.code).toBe('auth.credentials_wrong');
    expect((await signIn()).body.error.code).toBe('auth.account_paused');
    expect(await resumeAccount(accounts.p, uid)).toBe(true);
    expect((await signIn()).status).toBe(200);
    expect([await resumeAccount(accounts.p, uid), await pauseAccount(accounts.p, 'nobody')]).toEqual([false, false]);
  });

  test('./alcove delete-user deletes one account beside a running server, with a reason and a receipt', async () => {
    const { browser, uid } = await signUp();
    const refused = alcove('delete-user', uid);
    expect([refused.status, (await browser.get(`/api/users/${uid}`)).status]).toEqual([2, 200]);
    const { stdout, status } = alcove('delete-user', uid, '--reason', 'asked');
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { reason: 'asked', what: 'account' }]);
    expect((await browser.get(`/api/users/${uid}`)).status).toBe(401);
    expect((await signIn()).body.error.code).toBe('auth.credentials_wrong');
    const acts = await accounts.p.db.selectFrom('audit_acts').select(['act', 'uid']).execute();
    expect(acts).toContainEqual({ act: 'operator.deleted', uid: null });
    expect(alcove('delete-user', uid, '--reason', 'asked').status).toBe(1);
  });
});
