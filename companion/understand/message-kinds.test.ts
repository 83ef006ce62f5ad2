import { describe, expect, it, test } from 'vitest';
import type { StoredHead } from '#companion/classifier/sentence-head.ts';
import { createTalk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { openKinds, surelyGood, surelyHard, surelyPlans } from './message-kinds.ts';

const content = readContent();
const { kinds } = createTalk(content, 'en');

test('the shares of a message sum to one', () => {
  const shares = Object.values(kinds?.('My aunt rang, and I did not pick up.') ?? {});
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

describe('what is told is hard, whatever words of joy stand in it', () => {
  it.each([
    'So my girlfriend got the job in Oslo and she said yes before she even told me.',
    'I cry in the car before I go in, every single night.',
  ])('%s', (told) => {
    expect(surelyHard(told, kinds)).toBe(true);
    expect(surelyGood(told, kinds)).toBe(false);
  });
});

test('something good is told without a word for joy', () => {
  expect(surelyGood('And I walked in with my head up! I laughed all the way back', kinds)).toBe(true);
});

test('a step of their own is told', () => {
  expect(surelyPlans("Okay. I think I'll ring my sister tonight and ask her.", kinds)).toBe(true);
});

test('in a language in which nothing was learned nothing is sure', () => {
  const other = createTalk(content, 'de').kinds;
  expect(other).toBeNull();
  expect(surelyHard('Er hat mich verlassen.', other)).toBe(false);
});

test('a head of other kinds is refused', () => {
  const stored = content.files['models/message-kinds.json'] as StoredHead;
  expect(() => openKinds({ ...stored, classes: [...stored.classes].reverse() }, () => new Float64Array())).toThrow(
    'kinds',
  );
});
