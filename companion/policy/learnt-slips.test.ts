import { expect, test } from 'vitest';
import { slipsPutRight } from './learnt-slips.ts';

test.each([
  ['you want eat with me on sunday', 'Do you want to eat with me on sunday?'],
  [
    'you want go for coffee on saturday, if you busy is no problem',
    "Do you want to go for coffee on saturday? If you're busy, it's no problem",
  ],
  ['Sorry I not checked the list', "Sorry I didn't check the list"],
  ['if you busy is no problem', "If you're busy, it's no problem"],
  ['I want that you know I am not a serious man', 'I want you to know I am not a serious man'],
  ['I want that he comes to the lunch', 'I want him to come to lunch'],
  ['I have fear to say something wrong', "I'm afraid to say something wrong"],
  ['I have fear of nothing at the work party', "I'm afraid of nothing at the work party"],
  ['I am very happy for the money you send me', null],
])('%j is put right as %j, and left alone where no rule is sure', (said, right) => {
  expect(slipsPutRight(said)).toBe(right);
});
