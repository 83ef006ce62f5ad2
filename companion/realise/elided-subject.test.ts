import { expect, test } from 'vitest';
import { withOwnHalf } from './elided-subject.ts';

test.each([
  ["my jaw hurts, didn't notice before", "my jaw hurts, and I didn't notice before"],
  ["I was fine at work, couldn't stop shaking after", "I was fine at work, and I couldn't stop shaking after"],
  ['one day fine next day done', 'one day fine, next day done'],
])('"%s" gets what was left out of its second half', (text, whole) => {
  expect(withOwnHalf(text)).toBe(whole);
});

test.each(["my son is ill, can't eat", "my back hurts since he left, won't help", 'one day I will go'])(
  '"%s" stays as it is',
  (text) => {
    expect(withOwnHalf(text)).toBe(text);
  },
);
