import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const answer = (turns: string[], id = 'a') => holdChat(companion, turns, id).at(-1)?.reply;

test('asked what to say, it gives a sentence that could be said', () => {
  const reply = answer(['i owe 9k and my husband has no idea', 'its been two years', 'no idea how to even say it']);
  expect(reply?.move).toBe('advice.say');
  expect(reply?.text).toMatch(/"[^"]{20,}"/);
});

test('a wish of the person comes back as the first line, in their words', () => {
  const reply = answer(['my flatmate plays music until two', 'i just want quiet after ten', 'what do i say to him']);
  expect(reply?.text).toContain('"I just want quiet after ten"');
});

test('who has said sorry already is not told to say it for the first time', () => {
  const reply = answer(['i let a secret slip about my best friend', 'i said sorry ten times', 'what do i say to her']);
  expect(reply?.text).toMatch(/said sorry|sorry again/);
});
