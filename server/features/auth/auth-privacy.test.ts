import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { CONSENTS, openTestAccounts, PASSWORD, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';

let inbox: SmtpInbox;
let t: TestAccounts;
beforeEach(async () => {
  inbox = await openSmtpInbox();
  t = await openTestAccounts('sqlite', { SMTP_URL: inbox.url });
});
afterEach(async () => {
  await t.close();
  await inbox.close();
});

const CANARIES = ['zwetschge', 'Quittenbrot', 'mirabelle.example', PASSWORD];

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

/** The folder's files in which a text can be read, in any of the usual encodings and either case. */
function leaks(folder: string, text: string): string[] {
  const forms = [text, text.toLowerCase(), text.toUpperCase()].flatMap((form) => [
    Buffer.from(form, 'utf8'),
    Buffer.from(form, 'utf16le'),
    Buffer.from(Buffer.from(form).toString('hex')),
    // Without the ends, which depend on what stands beside it.
    ...[0, 1, 2].map((skip) => Buffer.from(Buffer.from(form.slice(skip)).toString('base64').slice(0, -4))),
  ]);
  return files(folder).filter((file) => {
    const bytes = readFileSync(file);
    return forms.some((form) => bytes.includes(form));
  });
}

it('no address, name or password can be read in any file of an instance', async () => {
  const ann = t.browser();
  const form = signUpForm('zwetschge@mirabelle.example', { displayName: 'Quittenbrot' });
  await ann.post('/api/auth/sign-up', form);
  const confirm = /#verify=([\w-]+)/.exec((await inbox.next()).link)?.[1] ?? '';
  await t
    .browser()
    .post('/api/auth/sign-up', signUpForm('other.zwetschge@mirabelle.example', { displayName: 'Quittenbrot' }));
  await ann.post('/api/auth/verify-email', { token: confirm });
  await ann.post('/api/auth/sign-in', { email: form.email, password: PASSWORD });
  await ann.post('/api/auth/sign-in', { email: form.email, password: `${PASSWORD} wrong` });
  inbox.refuse(true);
  await ann.post('/api/auth/forgot-password', { email: form.email });
  await t.browser().post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS });
  expect((await ann.get('/api/auth/session')).body.user).toMatchObject({
    displayName: 'Quittenbrot',
    email: form.email,
  });

  expect(CANARIES.flatMap((canary) => leaks(t.folder, canary))).toEqual([]);
  // The control: the same search finds what is readable, an age band and better-auth's blind name.
  expect(leaks(t.folder, '@blind.invalid')).not.toEqual([]);
});

it('keeps neither network address nor browser of a session', async () => {
  await t.browser().post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS });
  const rows = await t.p.db.selectFrom('auth_sessions').select(['ip_address', 'user_agent']).execute();
  expect(rows).toEqual([{ ip_address: '', user_agent: '' }]);
});
