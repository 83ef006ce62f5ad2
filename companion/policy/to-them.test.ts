import { expect, test } from 'vitest';
import { toThem } from './to-them.ts';

const her = { said: 'your sister', own: 'my sister', pronoun: 'she' as const };

test.each([
  ['I told her I had no time', 'I told you I had no time'],
  ['I broke her mug', 'I broke your mug'],
  ['I forgot my sister was coming', null],
  ['I shouted at my sister in front of everyone', 'I shouted at you in front of everyone'],
  ["I can't look at them right now", "I can't look at them right now"],
  ['I wish she wanted to see me', 'I wish you wanted to see me'],
  ['I think she is right', 'I think you are right'],
  ['I said you only want money', null],
  ['I need her to trust me as a sister', 'I need you to trust me as a sister'],
])('%j said to her', (clause, said) => {
  expect(toThem(clause, her)).toBe(said);
});
