import { readFile } from 'node:fs/promises';
import { loadOnce } from '#server/files/load-once.ts';
import type { MailMessage } from './mail.ts';

export type MailKind =
  | 'account-leaving'
  | 'confirm-address'
  | 'someone-tried'
  | 'reset-password'
  | 'reminder'
  | 'sign-in-link'
  | 'confirm-code'
  | 'new-address'
  | 'leave-address'
  | 'address-changed';

const FOLDER = new URL('../../content/mail/en/', import.meta.url);
const template = (kind: MailKind) => loadOnce(() => readFile(new URL(`${kind}.md`, FOLDER), 'utf8'));
const TEMPLATES: Record<MailKind, () => Promise<string>> = {
  'account-leaving': template('account-leaving'),
  'confirm-address': template('confirm-address'),
  'someone-tried': template('someone-tried'),
  'reset-password': template('reset-password'),
  reminder: template('reminder'),
  'sign-in-link': template('sign-in-link'),
  'confirm-code': template('confirm-code'),
  'new-address': template('new-address'),
  'leave-address': template('leave-address'),
  'address-changed': template('address-changed'),
};

/**
 * One mail, ready to send. Subjects and texts never tell what this app is for:
 * someone else may read the mailbox.
 *
 * @param more what stands for `{name}` beside `{link}`
 */
export async function writeMail(
  kind: MailKind,
  to: string,
  link: string,
  more: Readonly<Record<string, string>> = {},
): Promise<MailMessage> {
  const [head = '', ...body] = (await TEMPLATES[kind]()).split('\n');
  return {
    to,
    subject: head.replace(/^subject:\s*/, ''),
    text: body
      .join('\n')
      .trimStart()
      .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'link' ? link : (more[name] ?? ''))),
    link,
  };
}
