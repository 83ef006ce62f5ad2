import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createEventReader } from '#server/llm/event-stream.ts';
import type { ReplyEvent } from '#shared/chats/reply-stream.contract.ts';
import type { Person } from './person.ts';

/** When the first so many UTF-16 code units of a reply had been received, in epoch milliseconds. */
export interface Arrival {
  received: number;
  time: number;
}

export interface HeardReply {
  /** Name under which the model server keeps the send times. */
  id: string;
  arrivals: Arrival[];
  complete: boolean;
}

/** Asks for one reply of `n` tokens at `rate` a second and hears it to its end. */
export type Listener = (directive: { n: number; rate: number }) => Promise<HeardReply>;

const now = (): number => performance.timeOrigin + performance.now();
const directiveFor = (id: string, { n, rate }: { n: number; rate: number }) => `[[rate=${rate} n=${n} id=${id}]]`;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Through one of the proxies: every token is an event. */
export function proxyListener(port: number): Listener {
  return async (directive) => {
    const id = randomUUID();
    const content = `My week was long. ${directiveFor(id, directive)}`;
    const body = JSON.stringify({ model: 'scripted', stream: true, messages: [{ role: 'user', content }] });
    const response = await post(port, body);
    const arrivals: Arrival[] = [];
    let received = 0;
    let complete = false;
    await readEvents(response, (data) => {
      if (data === '[DONE]') complete = true;
      const text = data.startsWith('{') ? JSON.parse(data).choices[0]?.delta?.content : '';
      if (!text) return;
      received += text.length;
      arrivals.push({ received, time: now() });
    });
    return { id, arrivals, complete };
  };
}

/** Through Alcove: stored, sealed, assessed, checked, and released by the sentence. */
export function alcoveListener(person: Person, chatId: string): Listener {
  return async (directive) => {
    const id = randomUUID();
    const { reply } = await person.say(
      chatId,
      `My week was long and work keeps adding up. ${directiveFor(id, directive)}`,
    );
    const arrivals: Arrival[] = [];
    let complete = false;
    await readEvents(await person.open(`/chats/${chatId}/replies/${reply.id}/stream`), (data) => {
      const event = JSON.parse(data) as ReplyEvent;
      if (event.type === 'text') arrivals.push({ received: event.at + event.text.length, time: now() });
      if (event.type === 'done') complete = event.message.engine === 'model' && event.message.state === 'complete';
    });
    return { id, arrivals, complete };
  };
}

function post(port: number, body: string): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = { host: '127.0.0.1', port, path: '/v1/chat/completions', method: 'POST', headers, agent };
  return new Promise((resolve, reject) => {
    request(options, resolve).on('error', reject).end(body);
  });
}

async function readEvents(response: IncomingMessage, onData: (data: string) => void): Promise<void> {
  const events = createEventReader(onData);
  response.setEncoding('utf8');
  for await (const text of response) events.push(text);
}
