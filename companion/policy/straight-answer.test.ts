import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply ?? { move: '', text: '' };
const BEFORE = ['my flatmate moved out on friday', 'the flat echoes'];

test.each([
  ['do you ever get bored', /bored|bore|wears out/],
  ["don't you get tired of this", /bored|bore|wears out/],
  ['are you even reading this', /read|line of it|every message/i],
  ['do you actually understand what I say', /rules|as a person would/],
  ['do you remember what I told you', /chat|here/],
  ['who reads this', /nobody|no person/i],
  ['do you even like me', /dislik/],
  ['what are you even for', /one small step/],
  ['do you have feelings', /feel/],
  ['you already said that', /used|repeating/],
  ['let me guess, you want me to breathe', /unless you/],
  ["I was livid. wouldn't you be", /program/],
  ['you didnt answer me', /question/],
])('"%s" gets an answer to exactly that, and no question back', (asked, answer) => {
  const { move, text } = last([...BEFORE, asked]);
  expect(move).toMatch(/^bot\./);
  expect(text).toMatch(answer);
  expect(text).not.toContain('?');
});

test('a question that was passed over is owned up to, in its own words', () => {
  const { text } = last([...BEFORE, 'does the echo ever stop?', "that's not an answer"]);
  expect(text).toMatch(/"does the echo ever stop"/i);
});

test.each([
  'my boss asked are you even listening and I froze',
  'do you remember when phones had cords, my gran kept hers',
  'my son said that already twice today',
  'I get bored at work and then I eat',
  'he never answered my letter',
  'she likes me and I do not know why',
  'my wife says I never listen to her',
  'I read the letter over and over',
  'nobody at home understands what I say',
  'the teacher said that is not an answer and they laughed',
])('"%s" is told of somebody, and asked of nobody', (told) => {
  expect(last([...BEFORE, told]).move).not.toMatch(/^bot\.(?:straight|unanswered|repeated)/);
});

test('a question that was called stupid is taken back, and one that was never asked is not', () => {
  const asked = last(['my sister stopped ringing me', 'thats such a stupid question']);
  expect(asked.move).toBe('bot.question');
  expect(asked.text).toMatch(/take it back|that one goes|scrap/);
  expect(last(['my teacher said what a stupid question']).move).not.toBe('bot.question');
});
