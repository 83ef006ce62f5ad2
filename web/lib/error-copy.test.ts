import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '#shared/errors/errors.contract.ts';
import { type OurAnswer, SDK_CODES } from '#shared/errors/sdk-codes.ts';
import authTexts from '#web/locales/en/auth.json';
import errorTexts from '#web/locales/en/errors.json';
import { ApiError } from './api-client.ts';
import { errorText } from './error-copy.ts';

const CLIENT_CODES = [
  'client.unreachable',
  'client.timeout',
  'client.unreadable',
  'client.cancelled',
  'client.browser_unsupported',
];
const OURS = [...Object.keys(ERROR_STATUS), ...CLIENT_CODES];

/** What a person reads; an empty text stands for what they did themselves. */
function wordsFor(answer: OurAnswer): string {
  if (answer === 'silent') return '';
  if (answer === 'check_inbox') return authTexts['inbox.title'];
  return errorText(new ApiError(answer, 400));
}

/** Whether a text shows how programs talk: a code of either side, a class of failure, a place in the source. */
const showsCode = (text: string): boolean =>
  /\b[a-z]+[._/][a-z]+[-_][a-z_-]+|\b\w+(Error|Exception)\b|undefined|\[object|\{|\}|=>|\bat .*:\d+/.test(text) ||
  [...SDK_CODES.keys()].some((code) => code.includes('-') && text.includes(code.replace(/^\w+\//, '')));

test.each(OURS)('%s has words of its own', (code) => {
  expect(Object.keys(errorTexts)).toContain(code);
  expect(errorText(new ApiError(code, 400))).toMatch(/^[A-Z].*[.]$/s);
});

test('no words are kept for a code that nobody sends', () => {
  expect(Object.keys(errorTexts).filter((code) => !OURS.includes(code))).toEqual([]);
});

describe('what a person reads', () => {
  test.each([...SDK_CODES])('for %s is the sentence of %s', (code, answer) => {
    const words = wordsFor(answer);
    expect(words === '' ? code : words).toMatch(words === '' ? /^storage\/canceled$/ : /^[A-Z]/);
    expect(showsCode(words)).toBe(false);
  });

  test('never shows a code, whatever comes: ours, the services’, one from the future, no code at all', () => {
    const thrown = [
      ...[...OURS, ...SDK_CODES.keys(), 'some.later_code', '', 'constructor', '<b>x</b>'].map(
        (code) => new ApiError(code, 418),
      ),
      new TypeError('x is undefined'),
      Object.assign(new Error('auth/wrong-password'), { code: 'auth/wrong-password' }),
      new DOMException('The operation is insecure.', 'SecurityError'),
      'auth.credentials_wrong',
      { code: 'storage/unknown' },
      null,
      undefined,
    ];
    expect(thrown.map(errorText).filter(showsCode)).toEqual([]);
  });

  test('a page that showed the code itself would be caught', () => {
    const raw = (error: ApiError) => `Failed: ${error.code}`;
    const codes = [...OURS, ...SDK_CODES.keys()].filter((code) => /[-_]/.test(code));
    expect(codes.length).toBeGreaterThan(150);
    expect(codes.filter((code) => !showsCode(raw(new ApiError(code, 400))))).toEqual([]);
    expect(showsCode(String(new TypeError('x is undefined')))).toBe(true);
  });

  test('of a failure nobody planned says that nothing is lost, and how to find it again', () => {
    const general = errorText(new ApiError('http.internal', 500));
    expect(general).toContain('on our side');
    expect(errorText(new ApiError('some.later_code', 418))).toBe(general);
    expect(errorText(new ApiError('http.internal', 500, undefined, undefined, '1a2b3c4d'))).toContain(
      'Reference 1a2b3c4d.',
    );
    expect(general).not.toContain('Reference');
  });

  test('waiting is told in minutes, never less than one', () => {
    expect(errorText(new ApiError('auth.slow_down', 429, undefined, 5))).toContain('a minute');
    expect(errorText(new ApiError('auth.slow_down', 429, undefined, 150))).toContain('3 minutes');
  });

  test('a wrong code says how many tries are left', () => {
    expect(errorText(new ApiError('auth.code_wrong', 400, { left: 3 }))).toContain('3 tries');
    expect(errorText(new ApiError('auth.code_wrong', 400, { left: 0 }))).toContain('new one');
  });

  test('closing the browser’s own window reads as stopped, not as broken', () => {
    expect(errorText(new DOMException('', 'NotAllowedError'))).toContain('stopped');
  });
});
