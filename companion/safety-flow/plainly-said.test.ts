import { expect, test } from 'vitest';
import { plainlySaid } from './plainly-said.ts';

test.each([
  ["i'm scared my voice will shake and everyone will notice", /sound nervous/],
  ["how do i tell her that it's not okay", /say no to her/],
  ['i got a D and my dad is going to kill me', /my dad will be cross/],
  ["how do i tell my manager i can't take on any more", /enough work/],
  ['they laugh at my clothes and call me names', /unkind/],
  ["he doesn't hit me or anything, he just gets loud", /no blows/],
  ["i keep crying and checking my phone to see if he's texted", /look for a message/],
])('"%s" is no alarm', (text, plain) => {
  expect(plainlySaid(text)).toMatch(plain);
});

test.each([
  'my dad is going to kill me, last time he used the belt',
  "he doesn't hit me any more",
  "he doesn't hit me unless he's been drinking",
  'they laugh at me and push me into the lockers',
  'the voice tells me to do it',
  'he keeps checking my phone',
  "he doesn't hit me or anything, he just goes cold for days and takes my card",
])('"%s" is left as it was written', (text) => {
  expect(plainlySaid(text)).toBe(text);
});

test('control that was told before leaves a denied blow as it was written', () => {
  const said = "he doesn't hit me or anything";
  expect(plainlySaid(said, ['my husband has all the passwords'])).toBe(said);
});
