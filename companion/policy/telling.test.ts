import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const replies = (turns: string[]) => holdChat(companion, turns, 'a').map(({ reply }) => reply.text);
const last = (told: string[]) => holdChat(companion, told, 'telling').at(-1)?.reply.text ?? '';

test.each([
  ["I haven't talked to anyone in four days", 'without a word out loud'],
  ['we moved up here for my job which fell through', 'reason for moving went'],
  ['they never believe me but I can’t take in the praise', 'Praise came'],
  ['everybody else in my course seems to get it', 'none of theirs'],
  ['he unfollowed me on everything last night', 'shut out of everything'],
  ['my mum is 84 and lives alone', 'At that age'],
  ['Nobody else could look after him so I gave up swimming', 'nobody takes over'],
  ['I always find it hard to ask for help', 'Asking is hard'],
])('"%s" is met with a word to the very thing', (told, word) => {
  expect(last([told])).toContain(word);
});

test.each([
  ['my wife forgot our anniversary', 'passed without you'],
  ['my mates are all away this week', 'somewhere else'],
  ['I set fire to a pancake, what did I do wrong', 'reason'],
  ["i've nobody to sit with at lunch", 'takes over'],
  ['my parcel is on delivered but it never came', 'one more no'],
])('"%s" is another matter', (told, word) => {
  expect(last([told])).not.toContain(word);
});

test('every message told in a row is met with a word, and the third with no question', () => {
  const said = replies([
    'she left me by text after three years',
    'he unfollowed me on everything last night',
    "it's been on delivered since monday",
    'she was my whole routine',
  ]);
  expect(said.map((text) => text.endsWith('?'))).toEqual([true, true, false, true]);
  expect(said[3]).toContain('gap in every part of the day');
});

test('what is wanted, said outright in answer to a question, comes back as it was said', () => {
  const told = ["I can't decide whether to stay or go", 'I think I already know and I do not like it'];
  expect(last([...told, 'That I want to go'])).toContain('You want to go.');
});

test('after two questions running comes a line alone, and no sentence of their own', () => {
  const said = replies([
    'they walked me out with a box',
    "he couldn't look at me",
    'I put the suit on every morning still',
    "she knows. the kids don't",
  ]);
  expect(said.slice(0, 2).every((text) => text.endsWith('?'))).toBe(true);
  expect(said[2]).toBe('Ready for work every morning, and no work to go to.');
  expect(said[3]).toMatch(/^So it has to be kept from the others\./);
});

test('what others make of it is met with a word, and not told back', () => {
  const said = replies([
    'six years of back pain and another specialist shrugged at me today',
    'I plan my day around a chair',
    'the nights are long',
    'no, just my back',
    'everyone wants it to be my mood',
  ]);
  expect(said.join(' ')).not.toContain('Everyone wants it to be your mood');
});

test('a danger on the road is named, whatever was said before it', () => {
  const said = replies([
    'they walked me out with a box',
    "he couldn't look at me",
    'I put the suit on every morning still',
    "I'm scared I'll nod off at the wheel one day",
  ]);
  expect(said[3]).toMatch(/dangerous|can kill/);
});
