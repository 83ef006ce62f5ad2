import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'b').at(-1)?.reply;
const TALK = ['I keep putting off ringing the dentist', 'Mostly I am embarrassed that I left it so long'];

test.each([
  ['I feel lighter already. Goodnight!', /glad|eased/],
  ["I'll ring them tomorrow morning before work. Night!", /tomorrow/],
  ['Okay that helps. I will ring them tomorrow morning. Bye!', /tomorrow/],
  ["Right, I'll keep it short then. Thanks, that's all I needed.", /hope/i],
])('%j ends the talk with a wish for just that', (text, wish) => {
  expect(last(...TALK, text)?.move).toBe('wrap');
  expect(last(...TALK, text)?.text).toMatch(wish);
  expect(last(...TALK, text)?.text).not.toContain('?');
});

test.each(["I can't do this anymore. Goodbye.", 'Will it get better? Night'])('%j is not sent to bed', (text) =>
  expect(last(...TALK, text)?.text).not.toMatch(/glad|hope (?:it|that) goes well/i),
);

test('words that fit are no goodbye, and after lunch is an hour', () => {
  const talk = [
    'I shouted at my sister yesterday',
    'how do i say sorry to her',
    "That's it. I'll go up there after lunch.",
  ];
  expect(last(...talk)?.text).not.toMatch(/bye|enjoy/i);
});

test('a walk this minute ends the talk, and no time is asked for it', () => {
  const talk = [
    "My grandad died in March and I haven't cried. Does it come later then?",
    "That's comforting. I'm going to go out for a walk.",
  ];
  expect(last(...talk)?.text).toMatch(/walk/);
  expect(last(...talk)?.text).not.toContain('?');
});
