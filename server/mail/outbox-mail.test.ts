import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectMail } from './mail.ts';
import { type MailKind, writeMail } from './mail-texts.ts';

const LINK = 'http://localhost:3000/authpage#verify=abc';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a mail without a mail server becomes a file for the operator alone, and its link is printed', async () => {
  const printed: string[] = [];
  const mail = connectMail({ smtpUrl: null, mailFrom: 'notes@alcove.test', dataDir: folder }, (line) =>
    printed.push(line),
  );
  expect(mail.configured).toBe(false);
  await mail.send(await writeMail('confirm-address', 'ann@example.org', LINK));
  const outbox = join(folder, 'outbox');
  const [name = '', ...others] = readdirSync(outbox);
  expect(others).toEqual([]);
  expect(name).toMatch(/^[\dTZ.-]+-[0-9a-f]{8}\.eml$/);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(outbox, name), 'utf8')).toMatch(
    /^From: notes@alcove\.test\r?\nTo: ann@example\.org\r?\nSubject: Confirm your address/m,
  );
  expect(printed.join()).toContain(LINK);
  expect(printed.join()).not.toContain('ann@example.org');
});

it('no mail tells a reader of the mailbox what the app is for', async () => {
  for (const kind of ['confirm-address', 'someone-tried', 'reset-password', 'reminder'] satisfies MailKind[]) {
    const { subject, text } = await writeMail(kind, 'ann@example.org', LINK, { page: LINK });
    expect(subject).not.toBe('');
    expect(text).toContain(LINK);
    expect(`${subject} ${text}`).not.toMatch(
      /alcove|wellbeing|mental|mood|companion|chat|feel|therap|health|ann@|\{|!/i,
    );
  }
});
