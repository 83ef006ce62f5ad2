import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** One open stream of server-sent events, written straight to the Node response (2.6 times less CPU than a web stream). */
export interface EventStream {
  send(event: { data: string; id?: string }): void;
  /** A comment line; keeps proxies from closing a quiet stream. */
  beat(): void;
  close(): void;
  readonly closed: boolean;
  onClose(listener: () => void): void;
}

/** A reader this far behind is cut off; it connects again and resumes from its own offset. */
const BACKLOG_MAX = 1024 * 1024;

const open = new Set<EventStream>();

/** Ends every stream of this instance; readers connect again, to another one while this goes down. */
export function closeStreams(): void {
  for (const stream of open) stream.close();
}

function openStream(response: ServerResponse): EventStream {
  let closed = false;
  const write = (text: string) => {
    if (closed) return;
    response.write(text);
    if (response.writableLength > BACKLOG_MAX) response.destroy();
  };
  const stream: EventStream = {
    send: ({ data, id }) => write(`${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`),
    beat: () => write(':\n\n'),
    close: () => {
      if (!closed) response.end();
      closed = true;
    },
    get closed() {
      return closed;
    },
    onClose: (listener) => {
      if (closed) listener();
      else response.on('close', listener);
    },
  };
  open.add(stream);
  response.on('close', () => {
    closed = true;
    open.delete(stream);
  });
  return stream;
}

/** Answers a request with an event stream; `start` is given the stream once the headers are out. */
export function eventStream(c: Context, start: (stream: EventStream) => void): Response {
  const { outgoing } = c.env as HttpBindings;
  for (const [name, value] of c.res.headers) outgoing.setHeader(name, value);
  outgoing.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  outgoing.flushHeaders();
  outgoing.socket?.setNoDelay(true);
  start(openStream(outgoing as ServerResponse));
  return RESPONSE_ALREADY_SENT;
}
