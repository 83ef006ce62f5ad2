import { ApiError } from './api-client.ts';
import { texts } from './i18n.ts';

/** What a browser's own refusals come to: a closed passkey window, a thing it does not have. */
const BROWSER_REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: 'client.cancelled',
  AbortError: 'client.cancelled',
  NotSupportedError: 'client.browser_unsupported',
  SecurityError: 'client.browser_unsupported',
};

/** One kind sentence for any failure; a code without words of its own reads as the general one. */
export function errorText(error: unknown): string {
  const t = texts('errors');
  const failure = error instanceof ApiError ? error : null;
  const refusal = error instanceof DOMException ? BROWSER_REFUSALS[error.name] : undefined;
  const code = failure?.code ?? refusal ?? 'http.internal';
  const values = {
    minutes: failure?.retryAfter ? Math.max(1, Math.ceil(failure.retryAfter / 60)) : 1,
    left: (failure?.details as { left?: number } | undefined)?.left ?? 0,
    ref: failure?.ref ?? 'none',
  };
  const text = t(code, values);
  return text === code ? t('http.internal', values) : text;
}
