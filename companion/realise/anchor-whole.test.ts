import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { findAnchors } from './anchors.ts';

const { understander, gate, lines } = englishTalk;
const best = (text: string) => findAnchors(understander.read(text, []), gate, lines)[0]?.text ?? '';

test.each([
  [
    "I've sent sixty applications. Two replies. One was a robot.",
    /sixty applications\. Two replies\. One was a robot\./,
  ],
  ['They walked me out with a box. Twenty-six years.', /with a box\. Twenty-six years\./],
  ['in my country i was engineer. here i wash dishes', /you were an engineer/],
  ['that is the worst moment, the door', /worst moment, the door/],
  ["I was the one people came to. Now I can't even get a no.", /people came to, and .*can't even get a no/],
  ["I was Mr Hale for 38 years and now I'm Geoff", /Geoff/],
  ['at school they call him Mike. his name is Mikhail', /Mike, and his name is Mikhail/],
  ['she came in and asked what time visiting is', /what time visiting is\.$/],
])('of "%s" no half that matters is cut', (text, whole) => {
  expect(best(text)).toMatch(whole);
});

test('"both of us" is both of you, whoever the others are', () => {
  expect(best('the letter was addressed to both of us')).toBe('The letter was addressed to both of you.');
});

test('a leading no is an answer and no part of what is given back', () => {
  expect(best("No, it's not my mood, it's my back")).not.toMatch(/^No\b/);
  expect(best("No, not that. It's more that I don't know who I am")).not.toMatch(/^Not that/);
});

test('a list stays a list', () => {
  expect(best('I do her shopping, her washing, the nights')).toMatch(/her shopping, her washing, the nights/);
});
