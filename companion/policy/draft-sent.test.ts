import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { isSent } from './draft-sent.ts';

const talk = (...turns: string[]) => holdChat(companion, turns, 'o').map(({ reply }) => reply.text);

test.each(["You're right. Okay. Sent.", 'sent it!', 'Done, sent it just now'])('%j says that it is out', (text) =>
  expect(isSent(text)).toBe(true),
);
test.each(['I sent her flowers once, years ago', 'he sent me away'])('%j does not', (text) =>
  expect(isSent(text)).toBe(false),
);

const SISTER = [
  "My sister and I haven't spoken since the wedding. I want to text her but everything I write sounds angry.",
  "I'd like to say that I miss her, and that I was hurt she didn't invite Tom, but that I don't want to lose her over it.",
  'That sounds good. Maybe without the part about Tom for now?',
  'You are right. Okay. Sent.',
  'She answered!! She said she misses me too and can we have coffee on Sunday',
];
test('what they would like to say is the message, each of it a sentence', () => {
  const [, offered = '', less = '', , news = ''] = talk(...SISTER);
  expect(offered).toContain("I miss you. I was hurt you didn't invite Tom. But I don't want to lose you over it.");
  expect(less).toContain("I miss you. I don't want to lose you over it.");
  expect(less).not.toContain('Tom');
  expect(news).not.toMatch(/can you have coffee/);
  expect(news).toMatch(/good|glad/i);
});

test('no answer to a message is no refusal to talk', () => {
  expect(talk(...SISTER.slice(0, 3), "Yes, I'll send that. I'm scared she won't answer.").at(-1)).toMatch(
    /day or two|still been said/,
  );
});
