import type { ErrorBody } from '#shared/errors/errors.contract.ts';
import { ApiError, api } from './api-client.ts';
import { withKey } from './sealed-key.ts';

// The file-storage client of the specification (§§7 and 9): upload of objects, and a metadata read that yields the
// address to fetch them at. What passes is tried again for a while; what is refused is not.

/** Specification §9, in milliseconds. */
export const MAX_OPERATION_RETRY_MS = 120_000;
export const MAX_UPLOAD_RETRY_MS = 600_000;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 64_000;

/** What a run of tries stands on; a test gives its own. */
export interface Clock {
  now(): number;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

const CLOCK: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/** No answer, a server that is away for a moment, or one that asks to wait. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500);

/**
 * Tries until it works, is refused, or the time is over: after 1 s, 2 s, 4 s … up to 64 s.
 *
 * @throws ApiError `client.cancelled` once `signal` is aborted, `pictures.upload_unfinished` when the time is over
 */
export async function untilOver<T>(
  act: () => Promise<T>,
  maxMs: number,
  { signal, clock = CLOCK }: { signal?: AbortSignal; clock?: Clock } = {},
): Promise<T> {
  const ends = clock.now() + maxMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    if (signal?.aborted) throw new ApiError('client.cancelled', 0);
    try {
      return await act();
    } catch (error) {
      if (signal?.aborted) throw new ApiError('client.cancelled', 0);
      if (!mayPass(error)) throw error;
      if (clock.now() + pause > ends) throw new ApiError('pictures.upload_unfinished', 503);
      await clock.wait(pause, signal);
    }
  }
}

interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 1, of what was sent. */
  onProgress: (share: number) => void;
}

/** One try. Only XMLHttpRequest tells how much of a body was sent. */
function sendOnce(path: string, object: Blob, { signal, onProgress }: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.responseType = 'json';
    request.setRequestHeader('content-type', object.type);
    // A sealed account is written to with its key.
    new Headers(withKey({}).headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve(request.response);
      const code = (request.response as ErrorBody | null)?.error?.code ?? 'client.unreadable';
      const wait = (request.response as ErrorBody | null)?.error?.retryAfter;
      reject(new ApiError(code, request.status, undefined, wait));
    });
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(new ApiError('client.unreachable', 0)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(object);
  });
}

/** Uploads an object; progress begins anew with every try. Answers what the server says of it. */
export const uploadObject = (path: string, object: Blob, options: UploadOptions): Promise<unknown> =>
  untilOver(() => sendOnce(path, object, options), MAX_UPLOAD_RETRY_MS, options);

/** What is known of an object, among it the address to fetch it at. */
export const readMetadata = <T>(path: string, clock?: Clock): Promise<T> =>
  untilOver(() => api.get<T>(path), MAX_OPERATION_RETRY_MS, clock && { clock });

export const deleteObject = (path: string): Promise<void> =>
  untilOver(() => api.remove<void>(path), MAX_OPERATION_RETRY_MS);
