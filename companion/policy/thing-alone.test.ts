import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'a').at(-1)?.reply.text ?? '';

test.each([
  ['school mostly', /^School\. .*\?$/],
  ['idk. maths', /^Maths\. .*\?$/],
  ['my mum i guess', /^Your mum\. .*\?$/],
  ['work and money', /^Work\. Money\. .*\?$/],
  ['social media tbh', /^Social media\. .*\?$/],
])('%j is said back and asked about', (message, answer) => {
  expect(last(['hi', message])).toMatch(answer);
});

test.each(['school was awful', 'no school', 'school?', 'my mum hit me', 'work money school home'])(
  '%j says more than one thing named, or another',
  (message) => {
    expect(last(['hi', message])).not.toMatch(/^(?:School|Your mum|Work)\./);
  },
);

test('the same thing named again is not asked about in the same words', () => {
  const [first, second] = holdChat(companion, ['hi', 'school', 'the work', 'school'], 'a')
    .map(({ reply }) => reply.text)
    .filter((text) => /\bschool\./i.test(text));
  expect(first).not.toBe(second);
});

test('things named one after the other do not come back in one and the same frame', () => {
  const openings = holdChat(companion, ['hi', 'school', 'maths', 'home', 'xbox'], 'a')
    .slice(1)
    .map(({ reply }) => reply.text.split(/\b(?:school|maths|home|xbox)\b/i)[0]);
  expect(new Set(openings).size).toBe(4);
});
