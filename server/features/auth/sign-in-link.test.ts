import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { type Browser, openTestAccounts, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';

const MINUTE = 60_000;
const EMAIL = 'ann@example.org';

describe.each(ENGINES)('a link to sign in with on %s', (engine) => {
  let inbox: SmtpInbox;
  let t: TestAccounts;
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    t = await openTestAccounts(engine, { SMTP_URL: inbox.url });
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm(EMAIL));
    await ann.post('/api/auth/verify-email', { token: /#verify=([\w-]+)/.exec((await inbox.next()).link)?.[1] });
  });
  afterEach(async () => {
    await t.close();
    await inbox.close();
  });
  const ask = (browser: Browser, email = EMAIL) => browser.post('/api/auth/link', { email });
  const next = async () => {
    const mail = await inbox.next();
    return { token: /#link=([\w-]+)/.exec(mail.link)?.[1] ?? '', code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '' };
  };
  const answer = (browser: Browser, token: string) => browser.post('/api/auth/link/answer', { token });
  const type = (browser: Browser, code: string) => browser.post('/api/auth/link/code', { code });

  it('signs in once, in the browser that asked', async () => {
    const phone = t.browser();
    expect((await ask(phone)).status).toBe(204);
    const { token } = await next();
    expect((await answer(phone, token)).body).toMatchObject({ user: { email: EMAIL } });
    expect((await answer(phone, token)).body.error.code).toBe('auth.link_expired');
    expect((await phone.get('/api/auth/session')).body.user.email).toBe(EMAIL);
  });

  it('opened in another browser signs nobody in and stays good; its digits do where they were asked for', async () => {
    const phone = t.browser();
    await ask(phone);
    const { token, code } = await next();
    const mailApp = t.browser();
    expect((await answer(mailApp, token)).body.error.code).toBe('auth.link_elsewhere');
    expect((await type(mailApp, code)).body.error.code).toBe('auth.code_expired');
    expect((await type(phone, `${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({ user: { email: EMAIL } });
    expect((await answer(phone, token)).body.error.code).toBe('auth.link_expired');
  });

  it('lives ten minutes, and an older one stops with a newer one', async () => {
    const phone = t.browser();
    await ask(phone);
    const first = await next();
    await ask(phone);
    const second = await next();
    expect((await answer(phone, first.token)).body.error.code).toBe('auth.link_expired');
    t.tick(10 * MINUTE);
    expect((await answer(phone, second.token)).body.error.code).toBe('auth.link_expired');
    expect((await type(phone, second.code)).body.error.code).toBe('auth.code_wrong');
  });

  it('takes five tries at its digits, with or without an account behind the address', async () => {
    const known = t.browser();
    const unknown = t.browser();
    await ask(known);
    await ask(unknown, 'stranger@example.org');
    const { code } = await next();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let left = 4; left >= 0; left--) {
      const answers = [await type(known, wrong), await type(unknown, wrong)].map(({ status, body }) => ({
        status,
        body,
      }));
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.body.error).toMatchObject({ code: 'auth.code_wrong', details: { left } });
    }
    expect((await type(known, code)).body.error.code).toBe('auth.code_expired');
    expect((await type(unknown, code)).body.error.code).toBe('auth.code_expired');
    expect(inbox.mails.map(({ to }) => to)).not.toContain('stranger@example.org');
  });

  it('is good for a device that others use: the session goes with the window and after half an hour', async () => {
    const library = t.browser();
    await library.post('/api/auth/link', { email: EMAIL, shared: true });
    const answered = await answer(library, (await next()).token);
    expect(answered.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^s=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const { uid } = answered.body.user;
    const look = () => library.get(`/api/users/${uid}`);
    for (let i = 0; i < 3; i++) {
      t.tick(20 * MINUTE);
      await library.post('/api/auth/session/refresh');
      expect((await look()).status).toBe(200);
    }
    t.tick(29 * MINUTE);
    // A page that is open renews by itself; nobody has to be there for it.
    expect((await library.post('/api/auth/session/refresh')).status).toBe(200);
    t.tick(MINUTE);
    expect((await look()).body.error.code).toBe('auth.session_ended');
  });
});
