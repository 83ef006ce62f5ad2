import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpInbox, type ReceivedMail, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import {
  type Browser,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';

const DAY = 24 * 60 * 60_000;
const OLD = 'ann@example.org';
const NEW = 'ann.new@example.org';

describe.each(ENGINES)('a change of address on %s', (engine) => {
  let inbox: SmtpInbox;
  let t: TestAccounts;
  let ann: Browser;
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    t = await openTestAccounts(engine, { SMTP_URL: inbox.url });
    ann = await confirmed(OLD);
  });
  afterEach(async () => {
    await t.close();
    await inbox.close();
  });
  const tokenOf = (mail: ReceivedMail) => /#[\w-]+=([\w-]+)/.exec(mail.link)?.[1] ?? '';
  async function confirmed(email: string): Promise<Browser> {
    const browser = t.browser();
    await browser.post('/api/auth/sign-up', signUpForm(email));
    await browser.post('/api/auth/verify-email', { token: tokenOf(await inbox.next()) });
    return browser;
  }
  const begin = (email = NEW) => ann.post('/api/auth/email-change', { email });
  const answer = (mail: ReceivedMail) => t.browser().post('/api/auth/email-change/answer', { token: tokenOf(mail) });
  async function mails(count: number): Promise<Record<string, ReceivedMail>> {
    const found: Record<string, ReceivedMail> = {};
    for (let i = 0; i < count; i++) {
      const mail = await inbox.next();
      found[mail.to] = mail;
    }
    return found;
  }
  const signIn = (email: string) => t.browser().post('/api/auth/sign-in', { email, password: PASSWORD });
  const emailNow = async () => (await ann.get('/api/auth/session')).body.user?.email;

  it('needs both mailboxes, in either order, and each link works once', async () => {
    expect((await begin()).body).toEqual({ next: 'check_inbox' });
    const { [OLD]: toOld, [NEW]: toNew } = (await mails(2)) as Record<string, ReceivedMail>;
    if (!toOld || !toNew) throw new Error('a mail is missing');
    expect((await answer(toNew)).body).toEqual({ next: 'waiting' });
    expect((await answer(toNew)).body.error.code).toBe('auth.link_expired');
    expect(await emailNow()).toBe(OLD);
    expect((await answer(toOld)).body).toEqual({ next: 'changed' });
    expect(await emailNow()).toBe(NEW);
    expect((await signIn(OLD)).body.error.code).toBe('auth.credentials_wrong');
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('can be taken back from the old mailbox for a week, which signs everybody out', async () => {
    await begin();
    for (const mail of Object.values(await mails(2))) await answer(mail);
    const undo = await inbox.next();
    expect(undo.to).toBe(OLD);
    t.tick(7 * DAY - 1);
    expect((await answer(undo)).body).toEqual({ next: 'taken_back' });
    expect((await answer(undo)).body.error.code).toBe('auth.link_expired');
    expect(await emailNow()).toBeUndefined();
    expect((await signIn(NEW)).body.error.code).toBe('auth.credentials_wrong');
    expect((await signIn(OLD)).status).toBe(200);
  });

  it('lets its links live a day, and drops one that a newer change overtook', async () => {
    await begin();
    const first = await mails(2);
    await begin('ann.third@example.org');
    const second = await mails(2);
    for (const mail of Object.values(first)) expect((await answer(mail)).body.error.code).toBe('auth.link_expired');
    t.tick(DAY);
    for (const mail of Object.values(second)) expect((await answer(mail)).body.error.code).toBe('auth.link_expired');
    expect(await t.p.db.selectFrom('auth_email_changes').select('done_at').execute()).toEqual([{ done_at: null }]);
  });

  it('tells nobody that the new address has an account; its owner gets a mail', async () => {
    await confirmed('bo@example.org');
    expect((await begin('bo@example.org')).body).toEqual({ next: 'check_inbox' });
    const { 'bo@example.org': toBo } = await mails(2);
    expect(toBo?.subject).toBe('About your account');
    expect(toBo?.link).not.toContain('#');
    expect((await begin('not an address')).body.error.code).toBe('auth.email_invalid');
  });

  it('is refused to a proof older than five minutes', async () => {
    t.tick(5 * 60_000);
    expect((await begin()).body.error.code).toBe('auth.confirm_it_is_you');
  });
});

describe('a change of address without a mail server', () => {
  it('is done at once, and names an address that is taken', async () => {
    const t = await openTestAccounts('sqlite');
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm(OLD));
    await t.browser().post('/api/auth/sign-up', signUpForm('bo@example.org'));
    const change = (email: string) => ann.post('/api/auth/email-change', { email });
    expect((await change('bo@example.org')).body.error.code).toBe('auth.email_unavailable');
    expect((await change(NEW)).body).toEqual({ next: 'changed' });
    expect((await ann.get('/api/auth/session')).body.user.email).toBe(NEW);
    await t.close();
  });
});
