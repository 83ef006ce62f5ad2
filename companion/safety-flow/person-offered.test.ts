import { expect, test } from 'vitest';
import { personOffered } from './person-offered.ts';

test('of two who are named the one after a maybe is offered, and not the one who would panic', () => {
  expect(personOffered('My mum would panic. Maybe my friend Dan, we used to talk.')).toBe('Dan');
  expect(personOffered('I could tell my sister, but my dad would shout.')).toBe('your sister');
});

test('one alone is left to whoever reads names', () => {
  expect(personOffered('Maybe my sister')).toBeNull();
});
