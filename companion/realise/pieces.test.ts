import { expect, test } from 'vitest';
import type { Scene } from '#companion/policy/plan.ts';
import { freshState } from '#companion/state.ts';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { findAnchors } from './anchors.ts';
import { piecesOf } from './pieces.ts';

const talk = englishTalk;
const cut = (text: string) => {
  const read = talk.understander.read(text, []);
  const { gate, grammar, lines } = talk;
  const scene = { read, state: freshState('gentle'), gate, grammar, anchors: findAnchors(read, gate, lines) };
  return piecesOf(scene as unknown as Scene).map((piece) => piece.text);
};

test.each([
  [
    "I've sent sixty applications. Two replies. One was a robot.",
    'Sixty applications, two replies, and one was a robot.',
  ],
  ['i owe 23k and my wife thinks its 4', "23k, and your wife thinks it's 4."],
  ['we have a group chat but its memes', "A group chat, but it's memes."],
  ['i rewrite every email four times before i send it', 'Rewriting every email four times before you send it.'],
  ['i sat there saying amen', 'Sitting there saying amen.'],
  ['i keep hearing myself say it', 'Hearing yourself say it.'],
  ["it's the third time since spring", 'The third time since spring.'],
  ['But my dad is 81 and on his own.', 'Eighty-one and on his own.'],
  ['i remember the smell of her goodnight kiss', 'The smell of her goodnight kiss.'],
  ['she was my whole routine. gym, dinner, bed', 'Gym, dinner, bed.'],
  ['yesterday someone said hi and i said "you too"', '"You too."'],
])('"%s" is cut to "%s"', (text, piece) => {
  expect(cut(text)[0]).toBe(piece);
});

test.each([
  "i can't open the door to her room",
  'i never sent the letter to my brother',
  'i hit my son on the arm',
  'my mum died in march and we buried her on friday',
  'i drink two bottles of wine a night',
  'i saw her hand go up',
  'i wish i had a dog in the house',
  'i get the bus at 5.40 every morning',
  'they took the mick out of my nose',
  'would you tell my sister about the money?',
])('"%s" is not cut: too heavy, denied, or no surely whole piece', (text) => {
  expect(cut(text).filter((piece) => !/^(?:He|She) /.test(piece))).toEqual([]);
});
