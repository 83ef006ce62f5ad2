import { expect, test } from 'vitest';
import { swapPronouns } from './swap-pronouns.ts';

const TURNED: readonly (readonly [string, string])[] = [
  ['I am tired of my job', 'you are tired of your job'],
  ["I'm scared", "you're scared"],
  ['I was late and was tired', 'you were late and were tired'],
  ['my dad was angry at me', 'your dad was angry at you'],
  ["I've lost my keys", "you've lost your keys"],
  ["she told me that I wasn't enough", "she told you that you weren't enough"],
  ['I hurt myself laughing', 'you hurt yourself laughing'],
  ['I reckon the lads at work are fed up with me', 'you reckon the lads at work are fed up with you'],
  ['my mom and I have been fighting', 'you and your mom have been fighting'],
  ['the blame is mine', 'the blame is yours'],
  ['I always was the quiet one', 'you always were the quiet one'],
];

test.each(TURNED)('"%s" becomes "%s"', (from, to) => {
  expect(swapPronouns(from, null)).toBe(to);
});

test('"we" is turned to "you", or to both where it is clear who is meant', () => {
  expect(swapPronouns('we had to put Bella down', null)).toBe('you had to put Bella down');
  expect(swapPronouns('we used to laugh', 'husband')).toBe('you and your husband used to laugh');
});

test('a clause that speaks to the reader is not turned', () => {
  expect(swapPronouns('I think you get it', null)).toBeNull();
});
