import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The first link in the text. */
  link: string;
}

/** A real mail server on this machine that keeps what it is given. */
export interface SmtpInbox {
  url: string;
  mails: ReceivedMail[];
  /** The next mail that nobody has taken yet. */
  next(): Promise<ReceivedMail>;
  /** Turns every mail away for now, as a full mailbox would. */
  refuse(refusing: boolean): void;
  /** Waits with every answer, in milliseconds. */
  delay(ms: number): void;
  close(): Promise<void>;
}

const decodeQuotedPrintable = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function readMail(raw: string, from: string, to: string): ReceivedMail {
  const split = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, split);
  const body = raw.slice(split + 4);
  const text = /^content-transfer-encoding: quoted-printable/im.test(head) ? decodeQuotedPrintable(body) : body;
  return {
    from,
    to,
    subject: /^subject: (.*)$/im.exec(head)?.[1] ?? '',
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  };
}

export async function openSmtpInbox(port = 0): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  let taken = 0;
  let refusing = false;
  let delayMs = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusing) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        const mail = readMail(
          Buffer.concat(chunks).toString(),
          mailFrom ? mailFrom.address : '',
          rcptTo[0]?.address ?? '',
        );
        setTimeout(() => {
          mails.push(mail);
          waiting.shift()?.(mail);
          done();
        }, delayMs);
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    next: async () => {
      const mail = mails[taken++];
      return mail ?? new Promise((resolve) => waiting.push(resolve));
    },
    refuse: (value) => {
      refusing = value;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
