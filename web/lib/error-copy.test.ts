import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#shared/errors/errors.contract.ts';
import errorTexts from '#web/locales/en/errors.json';
import { ApiError } from './api-client.ts';
import { errorText } from './error-copy.ts';

const CLIENT_CODES = ['client.unreachable', 'client.timeout', 'client.unreadable'];

test.each([...Object.keys(ERROR_STATUS), ...CLIENT_CODES])('%s has words of its own', (code) => {
  expect(Object.keys(errorTexts)).toContain(code);
  expect(errorText(new ApiError(code, 400))).toMatch(/^[A-Z].*[.]$/s);
});

test('a raw code is never shown, whatever is thrown', () => {
  const general = errorText(new ApiError('http.internal', 500));
  expect(errorText(new ApiError('some.later_code', 418))).toBe(general);
  expect(errorText(new TypeError('x is undefined'))).toBe(general);
});

test('waiting is told in minutes, never less than one', () => {
  expect(errorText(new ApiError('auth.slow_down', 429, undefined, 5))).toContain('a minute');
  expect(errorText(new ApiError('auth.slow_down', 429, undefined, 150))).toContain('3 minutes');
});
