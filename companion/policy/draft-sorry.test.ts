import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const replies = (told: readonly string[]) => holdChat(companion, [...told], 'sorry').map(({ reply }) => reply.text);
const last = (told: readonly string[]) => replies(told).at(-1) ?? '';

test('asked how to say sorry, what else was told is no purpose', () => {
  const text = last([
    'I snapped at my girlfriend last night for asking what I wanted for dinner.',
    "I did the dishes and then went to bed too. We haven't talked about it. How do I say sorry without making excuses?",
  ]);
  expect(text).toMatch(/sorry/);
  expect(text).not.toMatch(/dishes/);
});

test('who wants to say sorry is given words for that, whatever was put up before', () => {
  const text = last([
    'My daughter is seventeen and last night I told her she was lazy. She was only lying on the sofa.',
    "She went to her room and hasn't really spoken to me since.",
    "I think leaving it gets harder. How should I start it so she doesn't just roll her eyes?",
    "No, I'm the one who wants to say sorry. I called her lazy and I want her to know I didn't mean it.",
  ]);
  expect(text).toMatch(/I called you lazy.*sorry|sorry.*I called you lazy/);
});

test('a question to us is not put up as words for somebody', () => {
  const text = last([
    'I have to give somebody in my team bad feedback tomorrow.',
    "I'm the one she reports to. I'm asking how I should start the conversation with her.",
  ]);
  expect(text).not.toMatch(/"How should I/);
});
