import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'i').at(-1)?.reply.text ?? '';

test('what was tried gives way to something else', () => {
  const talk = [
    'I worry about everything',
    'how do I stop my brain worrying',
    "I've tried that. It doesn't work for me.",
  ];
  expect(last(...talk)).toMatch(/different one|something else/i);
});

test('what was tried is no matter for the next idea', () => {
  const talk = [
    "I've been lonely since I moved here. I'd just like some ideas for meeting people.",
    "I've tried the gym, everyone has headphones in. Any other ideas?",
  ];
  expect(last(...talk)).not.toMatch(/brisk walking/);
});

test('ideas that somebody would love are asked for, and cheaper ones too', () => {
  const talk = ["My sister has a new baby and I live four hours away. I'd love some ideas for how to help from here."];
  expect(last(...talk)).toMatch(/each week|fixed hour|set hour/);
  expect(last(...talk, "I don't have much money though, anything that costs nothing?")).toMatch(
    /costs nothing|each week/,
  );
});

test('after a no to several things what stands last is what it is', () => {
  const talk = [
    'I turned 50 and everyone made a fuss',
    "No, it wasn't the party. The party was lovely. It's the number.",
  ];
  expect(last(...talk)).toMatch(/number/);
  expect(last(...talk)).not.toMatch(/glad it went/);
});

test('living abroad that was only dreamt of is no distance', () => {
  expect(last('I am 50', 'I was going to write a book, live abroad, all that.')).not.toMatch(/distance/);
});
