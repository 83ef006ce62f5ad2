import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { standsAgainstGood, winsAnyway } from './good-shown.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'c').at(-1)?.reply.text ?? '';
const PRAISE = /\b(?:good|glad|nice to hear|pleased)\b/i;

test.each([
  'So now he just helps himself.',
  'How the hell is that good',
  'he took it without asking',
  'I had to walk because of him!!',
])('nothing good is heard in "%s"', (text) => {
  expect(standsAgainstGood(text)).toBe(true);
});

test.each(['I passed my exam!!', 'he helped me move', 'it went really well'])('"%s" may be good', (text) => {
  expect(standsAgainstGood(text)).toBe(false);
});

test.each([
  ['but I always say that and then end up on my phone anyway', true],
  ['I could go but I never do it anyway', true],
  ["I'll ask her tomorrow", false],
  ["I'll go, but only if it is dry", false],
])('what wins in the end: %s', (text, wins) => {
  expect(winsAnyway(text)).toBe(wins);
});

test('what angers somebody, and a step they do not believe in, are not praised', () => {
  const car = 'I am so sick of my brother. He borrowed my car again without asking';
  expect(last(car, 'He has a key from last year. So now he just helps himself.')).not.toMatch(PRAISE);
  expect(
    last('finals in 2 weeks', 'what should i do', 'ok i can try that. but i always end up on my phone anyway'),
  ).not.toMatch(/good (?:step|plan|idea)|That sounds good/);
});

test('good news is still met as good', () => {
  expect(last('hi', 'it went really well today and I am happy')).toMatch(/\b(?:good|glad|nice|happy|well|enjoy)\b/i);
});
