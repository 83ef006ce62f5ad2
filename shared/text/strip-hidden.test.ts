import { expect, test } from 'vitest';
import { stripHidden } from './strip-hidden.ts';

test('marks that turn a text around or hide letters are gone', () => {
  expect(stripHidden('pay \u202Eevil\u202C to\u200B\u2066me\u2069\uFEFF \u{E0041}')).toBe('pay evil tome ');
});

test('joiners that scripts and emoji need stay', () => {
  for (const text of ['می\u200cخواهم', 'क्\u200dष', '👩\u200d👧 ❤️', 'plain']) expect(stripHidden(text)).toBe(text);
});
