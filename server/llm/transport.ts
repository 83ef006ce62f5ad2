import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { ModelError } from './chat-model.ts';
import { codeOfStatus, readRetryAfter } from './model-failures.ts';
import type { WireRequest } from './provider-request.ts';

const CONNECT_WITHIN = 5_000;

/** Kept connections of one model. */
export interface Connections {
  http: HttpAgent;
  https: HttpsAgent;
}

export function openConnections(): Connections {
  const options = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}

/**
 * Posts a request and answers its event stream. An abort closes the socket.
 *
 * @throws ModelError where nobody answers, or answers with anything but an event stream
 */
export function postForEvents(
  request: WireRequest,
  connections: Connections,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return postFor('text/event-stream', request, connections, signal);
}

/** Largest answer of data read, in bytes. */
const DATA_MAX = 1024 * 1024;

/**
 * Posts a request and answers the JSON of the whole response.
 *
 * @throws ModelError where nobody answers, or answers with anything but JSON
 */
export async function postForJson(
  request: WireRequest,
  connections: Connections,
  signal: AbortSignal,
): Promise<unknown> {
  const res = await postFor('application/json', request, connections, signal);
  const abort = () => res.destroy();
  signal.addEventListener('abort', abort, { once: true });
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of res as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > DATA_MAX) throw new ModelError('garbage');
      pieces.push(piece);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ModelError ? error : new ModelError('cut_off');
  } finally {
    signal.removeEventListener('abort', abort);
    res.destroy();
  }
  signal.throwIfAborted();
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new ModelError('garbage');
  }
}

async function postFor(
  wanted: string,
  request: WireRequest,
  connections: Connections,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const res = await post(request, connections, signal).catch((error: unknown) => {
    // A kept connection can be closed by the server just as we write to it; nothing was read yet, so ask again.
    if (error === STALE && !signal.aborted) return post(request, connections, signal);
    throw error;
  });
  const status = res.statusCode ?? 0;
  const type = res.headers['content-type'];
  if (status >= 200 && status < 300 && (type === undefined || type.startsWith(wanted))) return res;
  // The body is never read: providers repeat the request in it.
  res.destroy();
  if (status >= 200 && status < 300) throw new ModelError('garbage', { status });
  const retryAfter = readRetryAfter(res.headers['retry-after'], Date.now());
  throw new ModelError(codeOfStatus(status), { status, retryAfter });
}

const STALE = new Error('the kept connection was closed');

function post(request: WireRequest, { http, https }: Connections, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const options = {
      method: 'POST',
      headers: { ...request.headers, 'content-length': Buffer.byteLength(request.body) },
    };
    const req =
      request.url.protocol === 'https:'
        ? requestHttps(request.url, { ...options, agent: https })
        : requestHttp(request.url, { ...options, agent: http });
    limitConnect(req);
    const abort = () => req.destroy(new Error('aborted'));
    signal.addEventListener('abort', abort, { once: true });
    req.once('close', () => signal.removeEventListener('abort', abort));
    req.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(signal.reason);
      else reject(req.reusedSocket && error.code === 'ECONNRESET' ? STALE : new ModelError('unreachable'));
    });
    req.on('response', resolve);
    req.end(request.body);
  });
}

function limitConnect(req: ClientRequest): void {
  req.once('socket', (socket) => {
    socket.setNoDelay(true);
    if (!socket.connecting) return;
    const timer = setTimeout(() => req.destroy(new Error('connect timed out')), CONNECT_WITHIN);
    const stop = () => clearTimeout(timer);
    socket.once('connect', stop);
    socket.once('close', stop);
  });
}
