import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const TOLD = ['I started a new job three weeks ago and I feel really bad at it', 'mostly in meetings'];
const last = (...turns: string[]) => holdChat(companion, [...TOLD, ...turns], 't').at(-1)?.reply;

test.each([
  "Thanks, that helps a bit. I just don't want my manager to think they hired the wrong person.",
  'thank you. im still worried what my boss will say tho',
  "Thanks, that's kind. I just keep thinking I should have stayed.",
])('"%s" goes on, and is no goodbye', (words) => {
  expect(last(words)?.text).not.toMatch(/welcome|Gladly|Any time|I hope/);
});

test.each(['Thanks, that helped. I feel a bit better.', "Thank you, I'll try that tonight.", 'ok thanks, bye'])(
  '"%s" is still thanked for',
  (words) => expect(last(words)?.move).toMatch(/thanks|wrap|plan|relief|good/),
);
