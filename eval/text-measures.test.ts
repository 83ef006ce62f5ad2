import { expect, test } from 'vitest';
import {
  contentStems,
  countSyllables,
  jensenShannon,
  percentile,
  readingGrade,
  trigramJaccard,
} from './text-measures.ts';

test('three-word runs decide how near two texts are', () => {
  expect(trigramJaccard('one two three four', 'one two three four')).toBe(1);
  expect(trigramJaccard('one two three four', 'one two three five')).toBeCloseTo(1 / 3);
  expect(trigramJaccard('one two three', 'four five six')).toBe(0);
});

test('plain sentences have a low grade and learned ones a high one', () => {
  expect(readingGrade('You lost the keys again. What happened next?')).toBeLessThan(4);
  expect(
    readingGrade('Considerable organisational uncertainty inevitably necessitates psychological accommodation.'),
  ).toBeGreaterThan(15);
  expect(['the', 'garden', 'evening', 'banana'].map(countSyllables)).toEqual([1, 2, 3, 3]);
});

test('equal mixes are at distance 0, disjoint ones at distance 1', () => {
  expect(jensenShannon({ a: 2, b: 2 }, { a: 0.5, b: 0.5 })).toBe(0);
  expect(jensenShannon({ a: 1 }, { b: 1 })).toBe(1);
});

test('inflected words meet in one stem and small words are no content', () => {
  expect([...contentStems('we argued')]).toEqual([...contentStems('arguing')]);
  expect(contentStems('it was about the thing').size).toBe(0);
});

test('a percentile is a value of the list', () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([1, 2, 3, 100], 0.95)).toBe(100);
});
