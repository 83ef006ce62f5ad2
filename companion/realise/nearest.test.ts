import { expect, test } from 'vitest';
import { nearestFirst, sharedWords } from './nearest.ts';

test('a fact that speaks of what was said comes first, the others keep their order', () => {
  const facts = ['Rest takes time.', 'Sleep comes by itself.', 'Tingling hands come from breathing fast.'];
  expect(nearestFirst(facts, (fact) => fact, 'my hands are tingling')).toEqual([facts[2], facts[0], facts[1]]);
  expect(nearestFirst(facts, (fact) => fact, 'the boss again')).toEqual(facts);
});

test('small words are not shared words', () => {
  expect(sharedWords('You would have been there with them.', 'they would have been with you')).toBe(0);
  expect(sharedWords('A coat can wait.', 'her coats are in the hall')).toBe(1);
});
