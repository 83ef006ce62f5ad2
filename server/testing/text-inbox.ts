import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedText {
  number: string;
  text: string;
  authorization: string | undefined;
  /** The six digits in it. */
  code: string;
}

/** A real receiver of texts for phones, on this machine. */
export interface TextInbox {
  url: string;
  texts: ReceivedText[];
  /** Answers with 500 from now on, or no longer. */
  isBroken: boolean;
  close(): Promise<void>;
}

export async function openTextInbox(): Promise<TextInbox> {
  const http = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    if (inbox.isBroken) return void res.writeHead(500).end();
    const { number, text } = JSON.parse(body) as { number: string; text: string };
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    inbox.texts.push({ number, text, authorization: req.headers.authorization, code });
    res.writeHead(204).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const inbox: TextInbox = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/send`,
    texts: [],
    isBroken: false,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return inbox;
}
