import { expect, it } from 'vitest';
import { isFirstChestPain } from './first-panic.ts';

it('a first panic with a pain in the chest now is for somebody who can look', () => {
  expect(isFirstChestPain('panic attack, first time, pain in my chest right now')).toBe(true);
});
it('one that was looked at, or is over, is none', () => {
  expect(isFirstChestPain('chest pain from panic again, had it all checked last year')).toBe(false);
  expect(isFirstChestPain('had my first panic attack last week, my chest hurt')).toBe(false);
});
