import { expect, it } from 'vitest';
import { titleToSave } from './rename.ts';

it('saves the trimmed title, and nothing where only spaces are left', () => {
  expect(titleToSave('  A hard week \n')).toBe('A hard week');
  expect(titleToSave('   ')).toBeNull();
  expect(titleToSave('')).toBeNull();
});
