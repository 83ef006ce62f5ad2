import { readFile } from 'node:fs/promises';
import type { MailMessage } from './mail.ts';

export type MailKind = 'confirm-address' | 'someone-tried' | 'reset-password';

const FOLDER = new URL('../../content/mail/en/', import.meta.url);
const cache = new Map<MailKind, Promise<string>>();

function template(kind: MailKind): Promise<string> {
  let text = cache.get(kind);
  if (!text) {
    text = readFile(new URL(`${kind}.md`, FOLDER), 'utf8');
    cache.set(kind, text);
  }
  return text;
}

/**
 * One mail, ready to send. Subjects and texts never tell what this app is for:
 * someone else may read the mailbox.
 */
export async function writeMail(kind: MailKind, to: string, link: string): Promise<MailMessage> {
  const [head = '', ...body] = (await template(kind)).split('\n');
  return {
    to,
    subject: head.replace(/^subject:\s*/, ''),
    text: body
      .join('\n')
      .trimStart()
      .replaceAll('{link}', () => link),
    link,
  };
}
