import { ModelError, type ModelErrorCode } from './chat-model.ts';
import { TransportError, type TransportFault } from './transport.ts';

const OF_TRANSPORT: Record<TransportFault, ModelErrorCode> = {
  connect_timeout: 'unreachable',
  wrong_type: 'garbage',
  line_too_long: 'garbage',
  too_long: 'garbage',
};

const NETWORK = /^(E(CONN|HOST|NET|PIPE|AI_|NOTFOUND|TIMEDOUT|ADDR|PROTO)|CERT_|ERR_TLS|ERR_SSL|DEPTH_|SELF_|UNABLE_)/;

/**
 * The failure behind whatever a provider threw. Only status, code and
 * `Retry-After` are read: messages and bodies echo what a person wrote.
 */
export function toModelError(error: unknown, now: number): ModelError {
  for (const cause of causes(error)) {
    if (cause instanceof ModelError) return cause;
    if (cause instanceof TransportError) return new ModelError(OF_TRANSPORT[cause.fault]);
    const { statusCode, code, responseHeaders } = cause as ProviderFailure;
    if (typeof code === 'string' && NETWORK.test(code)) return new ModelError('unreachable');
    if (typeof statusCode === 'number' && (statusCode < 200 || statusCode >= 300)) {
      const retryAfter = readRetryAfter(responseHeaders?.['retry-after'], now);
      return new ModelError(codeOfStatus(statusCode), { status: statusCode, retryAfter });
    }
    const status = statusOfErrorEvent(cause);
    if (status !== null) return new ModelError(codeOfStatus(status), { status });
  }
  return new ModelError('garbage');
}

interface ProviderFailure {
  statusCode?: unknown;
  code?: unknown;
  type?: unknown;
  responseHeaders?: Record<string, string>;
}

function* causes(error: unknown): Generator<object> {
  let current = error;
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth++) {
    yield current;
    current = (current as { cause?: unknown }).cause;
  }
}

function codeOfStatus(status: number): ModelErrorCode {
  if (status === 401 || status === 403) return 'refused_auth';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'overloaded';
  return 'bad_request';
}

/** An error sent as an event in the middle of a stream has no HTTP status; its type or code tells. */
function statusOfErrorEvent(cause: ProviderFailure): number | null {
  if (typeof cause.code === 'number' && cause.code >= 400) return cause.code;
  const type = String(cause.type ?? cause.code ?? '');
  if (/rate_limit/.test(type)) return 429;
  if (/overloaded|server_error|api_error|unavailable/.test(type)) return 503;
  if (/authentication|permission/.test(type)) return 401;
  return null;
}

/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined where absent or unreadable. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
