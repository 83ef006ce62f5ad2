import { ApiError } from './api-client.ts';
import { texts } from './i18n.ts';

/** One kind sentence for any failure; a code without words of its own reads as the general one. */
export function errorText(error: unknown): string {
  const t = texts('errors');
  const code = error instanceof ApiError ? error.code : 'http.internal';
  const minutes = error instanceof ApiError && error.retryAfter ? Math.max(1, Math.ceil(error.retryAfter / 60)) : 1;
  const text = t(code, { minutes });
  return text === code ? t('http.internal', { minutes }) : text;
}
