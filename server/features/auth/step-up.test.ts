import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import {
  type Browser,
  CONSENTS,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';

const MINUTE = 60_000;
const OTHER = 'seven tall lanterns';

describe.each(ENGINES)('confirming that it is you on %s', (engine) => {
  let t: TestAccounts;
  let ann: Browser;
  beforeEach(async () => {
    t = await openTestAccounts(engine);
    ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
  });
  afterEach(() => t.close());
  const act = (browser = ann) => browser.put('/api/auth/password', { password: OTHER });
  const confirm = (password: string, browser = ann) =>
    browser.post('/api/auth/confirm', { method: 'password', password });

  it('is asked for once the proof of signing in is five minutes old, and lets the act pass', async () => {
    expect((await ann.get('/api/auth/proofs')).body).toEqual({ methods: ['password'] });
    t.tick(5 * MINUTE - 1);
    expect((await act()).status).toBe(204);
    t.tick(5 * MINUTE);
    expect(await act()).toMatchObject({ status: 403, body: { error: { code: 'auth.confirm_it_is_you' } } });
    expect((await confirm(OTHER)).status).toBe(204);
    expect((await act()).status).toBe(204);
  });

  it('takes no wrong password, five at most, and then no right one for a while', async () => {
    t.tick(5 * MINUTE);
    for (let i = 0; i < 5; i++) expect((await confirm('not this one')).body.error.code).toBe('auth.password_wrong');
    expect((await confirm(PASSWORD)).body.error.code).toBe('auth.slow_down');
    expect((await act()).body.error.code).toBe('auth.confirm_it_is_you');
    t.tick(15 * MINUTE);
    expect((await confirm(PASSWORD)).status).toBe(204);
    expect((await confirm('')).body.error.code).toBe('auth.password_missing');
    expect((await ann.post('/api/auth/confirm', { method: 'code', code: '123456' })).body.error.code).toBe(
      'auth.method_unavailable',
    );
  });

  it('gives the session a new token; the old one finishes what was under way and proves nothing', async () => {
    t.tick(5 * MINUTE);
    const held = t.browser();
    held.cookies.set('s', ann.cookies.get('s') ?? '');
    await confirm(PASSWORD);
    expect(ann.cookies.get('s')).not.toBe(held.cookies.get('s'));
    expect((await held.get('/api/auth/session')).body.user.email).toBe('ann@example.org');
    expect((await act(held)).body.error.code).toBe('auth.confirm_it_is_you');
    expect((await confirm(PASSWORD, held)).body.error.code).toBe('auth.session_ended');
    t.tick(30_000);
    expect((await held.get('/api/auth/session')).body.user).toBeNull();
    expect((await act()).status).toBe(204);
  });

  it('is not asked of somebody who has nothing to prove it with', async () => {
    const nobody = t.browser();
    await nobody.post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS });
    t.tick(10 * MINUTE);
    expect((await nobody.get('/api/auth/proofs')).body).toEqual({ methods: [] });
    expect((await act(nobody)).body.error.code).toBe('auth.method_unavailable');
  });

  it('a changed password ends the other sessions, and only the new one signs in', async () => {
    const laptop = t.browser();
    await laptop.post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    expect((await ann.put('/api/auth/password', { password: '123456' })).body.error.code).toBe('auth.password_weak');
    expect((await act()).status).toBe(204);
    expect((await laptop.get('/api/auth/session')).body.user).toBeNull();
    expect((await ann.get('/api/auth/session')).body.user.email).toBe('ann@example.org');
    const signIn = (password: string) => t.browser().post('/api/auth/sign-in', { email: 'ann@example.org', password });
    expect((await signIn(PASSWORD)).body.error.code).toBe('auth.credentials_wrong');
    expect((await signIn(OTHER)).status).toBe(200);
  });
});

describe('somebody without a password', () => {
  let inbox: SmtpInbox;
  let t: TestAccounts;
  let ann: Browser;
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    t = await openTestAccounts('sqlite', { SMTP_URL: inbox.url });
    ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
    await ann.post('/api/auth/verify-email', { token: /#verify=([\w-]+)/.exec((await inbox.next()).link)?.[1] });
    await t.p.db.deleteFrom('auth_accounts').execute();
    t.tick(5 * MINUTE);
  });
  afterEach(async () => {
    await t.close();
    await inbox.close();
  });
  const code = async () => /^\d{6}$/m.exec((await inbox.next()).text)?.[0] ?? '';
  const confirm = (digits: string) => ann.post('/api/auth/confirm', { method: 'code', code: digits });

  it('confirms with six digits from the mail, once, and may then add a password', async () => {
    expect((await ann.get('/api/auth/proofs')).body).toEqual({ methods: ['code'] });
    const add = () => ann.put('/api/auth/password', { password: OTHER });
    expect((await add()).body.error.code).toBe('auth.confirm_it_is_you');
    expect((await ann.post('/api/auth/confirm/code')).status).toBe(204);
    const digits = await code();
    expect((await confirm(`${digits.slice(0, 3)} ${digits.slice(3)}`)).status).toBe(204);
    expect((await confirm(digits)).body.error.code).toBe('auth.code_wrong');
    expect((await add()).status).toBe(204);
    expect((await ann.get('/api/auth/proofs')).body).toEqual({ methods: ['password'] });
  });

  it('has five tries a mail, ten minutes, three mails an hour, and an older mail stops with a newer one', async () => {
    await ann.post('/api/auth/confirm/code');
    const first = await code();
    await ann.post('/api/auth/confirm/code');
    const second = await code();
    const wrong = [first, '000000', '111111'].filter((digits) => digits !== second);
    expect((await confirm(wrong[0] ?? '')).body.error).toMatchObject({ code: 'auth.code_wrong', details: { left: 4 } });
    for (let i = 0; i < 4; i++) await confirm(wrong[1] ?? '');
    expect((await confirm(second)).body.error.code).toBe('auth.code_expired');
    t.tick(15 * MINUTE);
    await ann.post('/api/auth/confirm/code');
    const third = await code();
    expect((await ann.post('/api/auth/confirm/code')).body.error.code).toBe('auth.slow_down');
    t.tick(10 * MINUTE);
    expect((await confirm(third)).body.error.code).toBe('auth.code_wrong');
  });
});
