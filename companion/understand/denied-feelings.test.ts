import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { weightOf } from './stance.ts';
import { valenceOf } from './valence.ts';

const { understander } = englishTalk;
const read = (text: string) => understander.read(text, []);
const AFRAID = /scared-of|frighten|afraid/;

test.each([
  'nobody frightens me',
  'No. nobody frightens me. he is my little brother',
  'no one scares me here',
  'noone scares me',
  'nothing scares me about it',
  "I'm not scared of him",
  'im not scared',
  'i am not afraid of her',
  'i was never scared of him',
  "he doesn't scare me",
  'she has never frightened me',
  "it didn't scare me at all",
  'none of them frighten me',
  "it's not that i'm afraid of him",
  'it is not like im scared',
  'nobody really scares me',
])('"%s" is met by no fear', (text) => {
  const { cues, clean } = read(text);
  expect(cues.map(({ id }) => id).filter((id) => AFRAID.test(id))).toEqual([]);
  expect(valenceOf(clean)).not.toBe('scared');
});

test.each([
  'nobody laughed at me',
  'no one ever shouted at me',
  'my husband never shouted at me',
  'he has never blamed me',
  "she didn't make fun of me",
  'nothing makes me sad',
  'that never made me angry',
  "he wasn't angry with me",
  'nobody makes me angry',
  'none of them laughed at me',
  'nothing he did scared me',
  'no one was angry with me either',
  "it's not that I feel lonely",
  'not because I am sad',
  "I'm not sad about it",
  "I'm not lonely",
  "I wasn't hurt",
])('"%s" shows none of it', (text) => {
  expect(valenceOf(read(text).clean)).toBeNull();
});

test.each([
  ["I'm not sad, I'm angry", 'angry'],
  ["I'm not scared, I'm just tired", 'tired'],
  ["nobody laughed at me, I'm just ashamed", 'shame'],
  ['I am scared', 'scared'],
  ['he shouted at me', 'hurt'],
  ["he's a selfish prick", 'angry'],
  ['I had to walk because of him!!', 'angry'],
])('"%s" still shows %s', (text, valence) => {
  expect(valenceOf(read(text).clean)).toBe(valence);
});

test('nobody laughed, so nobody was humiliated', () => {
  expect(weightOf('no one laughed at me, they helped me look')).toBeNull();
  expect(weightOf('everyone laughed at me')).toBe('heavy_humiliated');
});

test.each([
  ['I am afraid that people will laugh at my English', false],
  ['im worried they might laugh at my accent', false],
  ['they laugh at my accent', true],
])('a laugh that may come is no event: %s', (text, met) => {
  expect(read(text).cues.some(({ id }) => id === 'work-told-laugh-about-my-language')).toBe(met);
});

test('a loan without asking is no way that is used up', () => {
  const ids = (text: string) => read(text).cues.map(({ id }) => id);
  expect(ids('He borrowed my car again without asking')).not.toContain('money-told-borrowed-already');
  expect(ids('I borrowed from my mum again')).toContain('money-told-borrowed-already');
  expect(ids('But she is far and she has the children, so not so much time')).not.toContain('told-got-the-house');
  expect(ids('my ex got the house, and I rent a room')).toContain('told-got-the-house');
});
