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
  ['I am very happy for the money you send me', null],
])('%j is put right as %j, and left alone where no rule is sure', (said, right) => {
  expect(slipsPutRight(said)).toBe(right);
});
