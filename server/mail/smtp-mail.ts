import { loadOnce } from '#server/files/load-once.ts';
import type { Mail } from './mail.ts';

/** Shorter than the queue's first wait, so that a slow server never gets the same mail twice at once. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through a mail server; the client is loaded with the first mail, since most hours send none. */
export function smtpMail(url: string, from: string): Mail {
  const transport = loadOnce(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...TIMEOUTS }, { from });
  });
  return {
    configured: true,
    send: async ({ to, subject, text }) => {
      await (await transport()).sendMail({ to, subject, text, headers: { 'auto-submitted': 'auto-generated' } });
    },
  };
}
