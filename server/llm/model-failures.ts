import type { ModelErrorCode } from './chat-model.ts';

/** What an HTTP status of a model server means for us. */
export function codeOfStatus(status: number): ModelErrorCode {
  if (status === 401 || status === 403) return 'refused_auth';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'overloaded';
  return 'bad_request';
}

/** What an error sent as an event means: it has no status, only a name or number of the vendor's own. */
export function codeOfErrorEvent(error: { type?: unknown; code?: unknown } | null | undefined): ModelErrorCode {
  const number = Number(error?.code);
  if (number >= 400 && number < 600) return codeOfStatus(number);
  const name = `${String(error?.type ?? '')} ${String(error?.code ?? '')}`;
  if (/rate_limit/.test(name)) return 'rate_limited';
  if (/authentication|permission/.test(name)) return 'refused_auth';
  if (/invalid_request/.test(name)) return 'bad_request';
  return 'overloaded';
}

/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined where absent or unreadable. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
