import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { formatMessage, type MessagePiece } from './format-message.ts';

const parse = (message: string) => IntlMessageFormat.__parse?.(message, { ignoreTag: true }) as MessagePiece[];
const byLibrary = (message: string, values: Record<string, string | number>) =>
  String(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).format(values));

test('every message of the catalogues reads as the reference library formats it', () => {
  const folder = new URL('../locales/en/', import.meta.url);
  const messages = readdirSync(folder).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>),
  );
  const withArguments = messages.filter((message) => message.includes('{'));
  expect(withArguments.length).toBeGreaterThan(10);
  for (const message of withArguments) {
    const names = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '');
    for (const value of [0, 1, 2, 8_000]) {
      const values = Object.fromEntries(names.map((name) => [name, value]));
      expect(formatMessage(parse(message), values, 'en')).toBe(byLibrary(message, values));
    }
  }
});

test.each([
  ['{who, select, mine {yours} other {theirs}}', { who: 'mine' }],
  ['{who, select, mine {yours} other {theirs}}', { who: 'somebody' }],
  [
    '{n, plural, offset:1 =0 {nobody} one {you and # more in {place}} other {you and # more}}',
    { n: 2, place: 'a room' },
  ],
  ['{n, number} and {n, number, ::.00}', { n: 1234.5678 }],
  ["It''s {name}, '{'not'}'", { name: 'Ann' }],
])('%s reads as the reference library formats it', (message, values) => {
  expect(formatMessage(parse(message), values, 'en')).toBe(byLibrary(message, values));
});
