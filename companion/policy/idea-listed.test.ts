import { expect, test } from 'vitest';
import { LISTED } from './idea-listed.ts';

test.each(['1. bills 2. dentist 3. mum', '1 ring bank 2 pay rent'])('"%s" is a list', (text) =>
  expect(LISTED.test(text)).toBe(true),
);

test.each(['exam is over on 19th. so 20th morning', 'it was 10 or 12, maybe 20'])('dates in "%s" are none', (text) =>
  expect(LISTED.test(text)).toBe(false),
);
