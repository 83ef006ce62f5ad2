import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/**
 * Writes each mail to a file and prints its link, for an instance without a mail server.
 *
 * The files name addresses in clear, as a mailbox would. They are the local operator's alone:
 * folder 0700, files 0600, never part of a backup or of a log.
 */
export function outboxMail(dataDir: string, from: string, print: (line: string) => void): Mail {
  const folder = join(dataDir, 'outbox');
  return {
    configured: false,
    send: async ({ to, subject, text, link }) => {
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        from,
        to,
        subject,
        text,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600, flag: 'wx' });
      print(`A mail waits in the outbox folder (${name}). Its link: ${link}`);
    },
  };
}
