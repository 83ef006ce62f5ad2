import { expect, test } from 'vitest';
import { namedNormal } from './normal-named.ts';

test.each([
  ['is it normal to cry in the car before every shift?', 'asks_normal_doing', 'crying in the car before every shift'],
  [
    'is it normal that they check my grades every single day tho',
    'normal_others_when',
    'they check your grades every single day',
  ],
  ['is it normal that I still miss my old room?', 'asks_normal_when', 'you miss your old room'],
])('what was asked is named: %s', (asked, family, named) => {
  const found = namedNormal(asked);
  expect(found?.family).toBe(family);
  expect(Object.values(found?.slots ?? {})).toContain(named);
});

test('where harm may be in it, nothing is waved through', () => {
  expect(namedNormal('is it normal that he hits the wall')).toBeNull();
  expect(namedNormal('is it normal that he reads my messages')).toBeNull();
  expect(namedNormal('is it normal to hear voices')).toBeNull();
});

test('what has no form that fits is not bent into one', () => {
  expect(namedNormal("is it normal for my landlord to walk in when I'm out?")?.slots).toBeUndefined();
  expect(namedNormal('is it normal that he bites other children?')).toMatchObject({ family: 'asks_normal_them' });
});
