import { expect, test } from 'vitest';
import { callingCode, isE164, toE164 } from './phone-number.ts';

test.each([
  ['+44 7700 900123', null, '+447700900123'],
  ['0044 7700 900123', 'DE', '+447700900123'],
  ['07700 900 123', 'GB', '+447700900123'],
  ['(030) 1234-5678', 'DE', '+493012345678'],
  ['1-202-555-0143', 'US', '+12025550143'],
  ['(202) 555 0143', 'CA', '+12025550143'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['8 912 345-67-89', 'RU', '+79123456789'],
  ['06 30 123 4567', 'HU', '+36301234567'],
  ['612 345 678', 'ES', '+34612345678'],
  ['＋４４７７００９００１２３', null, '+447700900123'],
])('%s from %s is %s', (typed, country, number) => {
  expect(toE164(typed, country)).toBe(number);
});

test.each([
  ['07700 900123', null],
  ['hello', 'GB'],
  ['+44', 'GB'],
  ['+0123456789', null],
  ['+1234567890123456', null],
  ['', 'GB'],
  ['12', 'GB'],
])('%s from %s is no number', (typed, country) => {
  expect(toE164(typed, country)).toBeNull();
});

test('a country’s calling code is known by its two letters, and by nothing else', () => {
  expect(['GB', 'AT', 'KZ', 'XX', 'gb', '', null].map(callingCode)).toEqual([
    '+44',
    '+43',
    '+7',
    null,
    null,
    null,
    null,
  ]);
  expect(isE164('+44 7700 900123')).toBe(false);
});
