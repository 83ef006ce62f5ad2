import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

// Why is this hard? The providers read whatever a server sends, without bounds,
// and report a body that stops early in several ways. This fetch, made of plain
// node:http, costs less a chunk than the built-in one, refuses what is not an
// event stream, bounds a line and the whole, and closes the socket on abort.

const CONNECT_WITHIN = 5_000;
const LINE_MAX = 256 * 1024;
const REPLY_MAX = 8 * 1024 * 1024;
const ERROR_BODY_MAX = 64 * 1024;
const NEWLINE = 10;

export type TransportFault = 'connect_timeout' | 'wrong_type' | 'line_too_long' | 'too_long';

export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly fault: TransportFault;

  constructor(fault: TransportFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A `fetch` for the model providers: POST of a text body, answered by an event stream or an error body. */
export function createTransport(): typeof fetch {
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }),
  };
  return async (input, init) => {
    const url = new URL(String(input));
    const signal = init?.signal ?? new AbortController().signal;
    try {
      return await post(url, init ?? {}, signal, agents);
    } catch (error) {
      // A kept connection can be closed by the server just as we write to it; nothing was read yet, so ask again.
      if (error instanceof StaleConnection && !signal.aborted) return post(url, init ?? {}, signal, agents);
      throw error;
    }
  };
}

class StaleConnection extends Error {}

function post(
  url: URL,
  init: RequestInit,
  signal: AbortSignal,
  agents: { http: HttpAgent; https: HttpsAgent },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const body = Buffer.from(String(init.body ?? ''));
    const options = {
      method: 'POST',
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'content-length': body.length },
    };
    const req =
      url.protocol === 'https:'
        ? requestHttps(url, { ...options, agent: agents.https })
        : requestHttp(url, { ...options, agent: agents.http });
    limitConnect(req);
    const abort = () => req.destroy(asError(signal.reason));
    signal.addEventListener('abort', abort, { once: true });
    req.once('close', () => signal.removeEventListener('abort', abort));
    req.on('error', (error: NodeJS.ErrnoException) => {
      const stale = req.reusedSocket && error.code === 'ECONNRESET';
      reject(signal.aborted ? signal.reason : stale ? new StaleConnection() : error);
    });
    req.on('response', (res) => {
      try {
        resolve(toResponse(res, req, signal));
      } catch (error) {
        reject(error);
        req.destroy();
      }
    });
    req.end(body);
  });
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error('aborted'));

function limitConnect(req: ClientRequest): void {
  req.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => req.destroy(new TransportError('connect_timeout')), CONNECT_WITHIN);
    const stop = () => clearTimeout(timer);
    socket.once('connect', stop);
    socket.once('close', stop);
    socket.setNoDelay(true);
  });
}

function toResponse(res: IncomingMessage, req: ClientRequest, signal: AbortSignal): Response {
  const status = res.statusCode ?? 502;
  const type = res.headers['content-type'];
  const ok = status >= 200 && status < 300;
  if (ok && type !== undefined && !type.startsWith('text/event-stream')) throw new TransportError('wrong_type');
  const headers = new Headers();
  for (const [name, value] of Object.entries(res.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Response(bodyOf(res, req, signal, ok), { status: Math.min(599, Math.max(200, status)), headers });
}

function bodyOf(
  res: IncomingMessage,
  req: ClientRequest,
  signal: AbortSignal,
  ok: boolean,
): ReadableStream<Uint8Array> {
  let total = 0;
  let line = 0;
  let settled = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const fail = (error: unknown) => {
          if (settled) return;
          settled = true;
          controller.error(error);
          req.destroy();
        };
        const close = () => {
          if (settled) return;
          settled = true;
          controller.close();
        };
        res.on('data', (chunk: Buffer) => {
          if (settled) return;
          total += chunk.length;
          const newline = chunk.lastIndexOf(NEWLINE);
          line = newline === -1 ? line + chunk.length : chunk.length - newline - 1;
          if (!ok && total > ERROR_BODY_MAX) {
            close();
            req.destroy();
            return;
          }
          if (line > LINE_MAX) return fail(new TransportError('line_too_long'));
          if (total > REPLY_MAX) return fail(new TransportError('too_long'));
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) res.pause();
        });
        res.on('end', close);
        // A cut is passed on as an end: an error would throw away what came before it, and the
        // provider sees by itself that its closing event is missing.
        const cut = () => (signal.aborted ? fail(signal.reason) : close());
        res.on('error', cut);
        res.on('close', cut);
      },
      pull() {
        res.resume();
      },
      cancel() {
        settled = true;
        req.destroy();
      },
    },
    { highWaterMark: 16 },
  );
}
