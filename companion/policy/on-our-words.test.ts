import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 't').at(-1)?.reply;
const DAY = 'the office is half empty this week';

test('"boo" after a joke is said to the joke', () => {
  expect(last(DAY, 'can you tell me a joke', 'boo')?.move).toBe('talk.remark');
});

test('"boo" and "how curious" after anything else are not', () => {
  expect(last(DAY, 'boo')?.move).not.toBe('talk.remark');
  expect(last(DAY, 'how curious')?.move).not.toBe('talk.remark');
});

test('what the program knows nothing of is said so, and no idea for another matter is put up', () => {
  expect(last(DAY, 'my flatmate hates me', 'anyway what do you know about tax returns')?.text).toMatch(/help|use/);
});

test('a small annoyance is no confession', () => {
  expect(last('she put a note on the milk', 'should I say something to her')?.text).not.toMatch(/\btell/);
});

test('"how\'s it going" is answered before the day is asked for', () => {
  expect(last("hey how's it going")?.text).toMatch(/program|in here/);
});

test('"she" right after a living daughter is not the wife who died', () => {
  const talk = ['My wife Margaret died in February.', 'My daughter rings on Sundays.', 'She would come at once.'];
  expect(last(...talk)?.text).not.toMatch(/Margaret/);
});
