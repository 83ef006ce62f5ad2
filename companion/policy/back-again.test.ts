import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'r').at(-1)?.reply.text ?? '';

test('who comes back is welcomed, told what is not here, and asked how it went', () => {
  expect(last("Hey, I'm back. I talked to you last week about my interview.")).toMatch(
    /from here|in front of me.*How did it go\?/s,
  );
  expect(last("Hi, it's me again")).toMatch(/back|again/i);
  expect(last('my back hurts')).not.toMatch(/good to have you/i);
});

test('a hello without a matter is greeted', () => {
  expect(last("Morning! Just having a coffee and thought I'd say hi.")).toMatch(/day/);
});

test('who wants to vent gets room, and who has done it is not asked to go on', () => {
  expect(last("Can I just vent for a minute? I don't need any advice.")).toMatch(/talk|start/i);
  expect(last('work is awful', 'Nothing really. I just needed to get that out.')).not.toMatch(/\?|go on/i);
});

test('boredom is no matter that weighs, and skips no question', () => {
  expect(last('hey', 'nothing much, just bored')).toMatch(/slow day|boredom/i);
});

test('what somebody likes is asked of a program in vain', () => {
  expect(last('hi', 'free popcorn is the best bit. what do you do for fun?')).toMatch(/program/);
});

test("children's ages are no ratings", () => {
  expect(last('hi', 'about a 7', "They're four and six. They'll wreck my living room.")).not.toMatch(/4, 6/);
});
