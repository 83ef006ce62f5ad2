import type { Config } from '#server/config/config.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The link the mail is about; printed where no mail server is set up. */
  link: string;
}

/** How this instance sends mail. */
export interface Mail {
  /** False where mails only land in the outbox folder: then nobody can be asked to answer one. */
  configured: boolean;
  /** Resolves once the server took the mail, or its file is written. Rejects when it should be tried again. */
  send(message: MailMessage): Promise<void>;
}

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Mail over SMTP where `SMTP_URL` is set, else into the outbox folder. */
export function connectMail(
  config: MailConfig,
  print: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Mail {
  return config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : outboxMail(config.dataDir, config.mailFrom, print);
}
