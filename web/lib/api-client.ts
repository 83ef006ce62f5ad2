import type { Session } from '#shared/auth/auth.contract.ts';
import type { ErrorBody } from '#shared/errors/errors.contract.ts';
import { tellLocked } from './lock-news.ts';
import { forgetAnswers, takeAnswer } from './opening.ts';
import { askForKey, keyInUse, withKey } from './sealed-key.ts';

/**
 * Any failed call: the server's stable code, or one of ours where no answer could be had (`client.unreachable`,
 * `client.timeout`, `client.unreadable`). `errorText` turns it into words.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly details: unknown;
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | undefined;
  /** Finds the failure in the server's log, where it is the server's own. */
  readonly ref: string | undefined;

  constructor(code: string, status: number, details?: unknown, retryAfter?: number, ref?: string) {
    super(code);
    this.code = code;
    this.status = status;
    this.details = details;
    this.retryAfter = retryAfter;
    this.ref = ref;
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page (drafts on leaving). */
  keepalive?: boolean;
  headers?: Record<string, string>;
}

/** Specification §9: 30 seconds, 60 on mobile. */
export function networkTimeout(): number {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000;
}

const sessionEndListeners = new Set<() => void>();

/** Called when the server says that the session is over; answers how to stop listening. */
export function onSessionEnded(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/** Says that the session is over: the server answered or announced so. */
export function tellSessionEnded(): void {
  for (const listener of sessionEndListeners) listener();
}

/**
 * fetch within this origin, for streams and anything unusual. Waits for the head of the answer at most
 * `networkTimeout()`, renews an ended lease once, and throws ApiError for every answer that is no success.
 */
export async function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const used = keyInUse();
  try {
    return await once(path, init);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Waits for the passphrase and then does what was asked for: nobody has to send anything twice.
    if (error.code === 'vault.sealed' && (await askForKey(used, init.signal))) return await apiFetch(path, init);
    if (error.code !== 'auth.lease_ended' || path === REFRESH_PATH) throw error;
    await refreshLease();
    return await once(path, init);
  }
}

async function once(path: string, init: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), networkTimeout());
  const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', redirect: 'error', ...withKey(init), signal });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(timeout.signal.aborted ? 'client.timeout' : 'client.unreachable', 0);
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return response;
  const failure = await readFailure(response);
  if (SESSION_OVER.has(failure.code)) tellSessionEnded();
  if (failure.code === 'auth.locked') tellLocked();
  throw failure;
}

const SESSION_OVER = new Set(['auth.session_missing', 'auth.session_ended']);

async function readFailure(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as ErrorBody;
    return new ApiError(error.code, response.status, error.details, error.retryAfter, error.ref);
  } catch {
    return new ApiError('client.unreadable', response.status);
  }
}

const REFRESH_PATH = '/api/auth/session/refresh';
let refreshing: Promise<Session> | null = null;

/** Renews the session's lease; callers at the same moment share one request. */
export function refreshLease(): Promise<Session> {
  refreshing ??= send<Session>('POST', REFRESH_PATH, {}).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function send<T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  if (method !== 'GET') forgetAnswers();
  const { headers, ...rest } = options;
  const response = await apiFetch(path, {
    ...rest,
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError('client.unreadable', response.status);
  }
}

/** JSON calls to our own server. Paths begin with `/api/`; failures are ApiError. */
export const api = {
  get: async <T>(path: string, options?: CallOptions): Promise<T> =>
    ((await takeAnswer(path)) as T | undefined) ?? send<T>('GET', path, undefined, options),
  post: <T>(path: string, body: unknown = {}, options?: CallOptions) => send<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown, options?: CallOptions) => send<T>('PUT', path, body, options),
  patch: <T>(path: string, body: unknown, options?: CallOptions) => send<T>('PATCH', path, body, options),
  remove: <T>(path: string, options?: CallOptions) => send<T>('DELETE', path, {}, options),
};
