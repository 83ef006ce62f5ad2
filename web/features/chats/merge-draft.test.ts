import { describe, expect, test } from 'vitest';
import { mergeDraft } from './merge-draft.ts';

const here = (text: string, base: string | null) => ({ path: 'users/a', text, base });

describe('a draft that this device could not save', () => {
  test('stands where the server still has what it was begun from, also where it was shortened or emptied', () => {
    expect(mergeDraft('half a thought', here('half a', 'half a thought'))).toBe('half a');
    expect(mergeDraft('already sent', here('', 'already sent'))).toBe('');
  });

  test('stands where the server has nothing or the beginning of it', () => {
    expect(mergeDraft('', here('not yet said', null))).toBe('not yet said');
    expect(mergeDraft('not yet', here('not yet said', null))).toBe('not yet said');
  });

  test('gives way to what was written on from it', () => {
    expect(mergeDraft('not yet said, and more', here('not yet said', ''))).toBe('not yet said, and more');
  });

  test('stands beside what another device wrote meanwhile', () => {
    expect(mergeDraft('from the phone', here('from the desk', ''))).toBe('from the phone\n\nfrom the desk');
  });
});
