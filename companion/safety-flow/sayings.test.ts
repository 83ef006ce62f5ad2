import { expect, test } from 'vitest';
import { saysDark } from './dark-words.ts';
import { withoutSayings } from './sayings.ts';

test.each([
  'my mum is gonna kill me if she finds out i already told my friends im going',
  "mum's going to murder me when she sees the kitchen",
  'my wife would kill me if she knew what i spent on the bike',
  'im dead if they find out i skipped class',
  'mum will end me if she sees my room lol',
  'my boss will literally kill me when he hears',
  "my sister's gonna murder me i lost her airpods",
  "He's going to kill me. I dropped my husband's phone in the sink.",
])('"%s" is a saying', (text) => {
  expect(withoutSayings(text, [])).toMatch(/will moan/);
});

test.each([
  'my dad is going to kill me, he hit me yesterday',
  'my husband is going to kill me if i leave him',
  'my stepdad will murder me if i tell',
  'my dad says he will kill me if he sees us again',
  'my parents will kill me if they find out im pregnant',
  'im dead if they find out. they have guns',
  "she'll kill me if i leave",
])('"%s" is left as it was written', (text) => {
  expect(withoutSayings(text, [])).toBe(text);
});

test.each([
  'honestly id rather be dead than see sue in my wig but she is good',
  "I'd rather die than be seen in that dress",
  "i'd sooner die than wear crocs",
])('"%s" is a saying, and no wish', (text) => {
  expect(saysDark([withoutSayings(text, [])])).toBe(false);
});

test.each([
  'id rather be dead than see tomorrow',
  "i'd rather die than see my mum in pain",
  'i would rather be dead than go back to him',
  "i'd rather be dead than alive",
  'id rather die than see him again',
])('"%s" stays a word of dying', (text) => {
  expect(withoutSayings(text, [])).toBe(text);
});

test('a blow told earlier in the talk leaves it as it is', () => {
  const said = 'my mum is gonna kill me when she sees my report';
  expect(withoutSayings(said, ['she slaps me when she is angry'])).toBe(said);
});

test('a trip that one may not go on is no word of dying', () => {
  expect(saysDark(['they wont let me go on the school trip'])).toBe(false);
  expect(saysDark(["i can't go on like this"])).toBe(true);
  expect(saysDark(["i can't go on this way"])).toBe(true);
});
