import { Agent, type IncomingMessage, request } from 'node:http';
import type { ChatDocument, Message, SentMessage } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Somebody using Alcove without an account, over HTTP as a browser would. */
export interface Person {
  uid: string;
  /** `name=value` of the session. */
  cookie: string;
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: object) => Promise<T>;
  /** The open response of an event stream. */
  open: (path: string) => Promise<IncomingMessage>;
  newChat: () => Promise<ChatDocument>;
  say: (chatId: string, text: string) => Promise<{ message: Message; reply: Message }>;
}

export async function comeIn(origin: string, { sendToModel = false } = {}): Promise<Person> {
  const consents = { storeChats: true, memory: false, sendToModel };
  const entrance = await call(origin, 'POST', '/api/auth/sign-in-anonymously', '', { ageBand: '18+', consents });
  const cookie = (entrance.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const { user } = JSON.parse(await textOf(entrance)) as { user: { uid: string } };
  const base = `/api/users/${user.uid}`;
  const json = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await call(origin, method, base + path, cookie, body);
    const text = await textOf(response);
    if ((response.statusCode ?? 500) >= 300)
      throw new Error(`${method} ${path.split('/')[1]}: ${response.statusCode} ${text}`);
    return JSON.parse(text) as T;
  };
  return {
    uid: user.uid,
    cookie,
    get: (path) => json('GET', path),
    post: (path, body) => json('POST', path, body),
    open: (path) => call(origin, 'GET', base + path, cookie),
    newChat: () => json('POST', '/chats', {}),
    say: (chatId, text) => json<SentMessage>('POST', `/chats/${chatId}/messages`, { id: uuidV7(Date.now()), text }),
  };
}

function call(origin: string, method: string, path: string, cookie: string, body?: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      origin,
      ...(cookie === '' ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    request(origin + path, { method, agent, headers }, resolve)
      .on('error', reject)
      .end(text);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) text += part;
  return text;
}
