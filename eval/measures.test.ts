import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { createTalk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import * as measures from './measures.ts';
import { createPartReader } from './part-kinds.ts';
import type { Played, PlayedTurn } from './played.ts';

const content = readContent();
const lines = linesFrom(content, 'en');
const talk = createTalk(content, 'en');
const parts = createPartReader(lines);

function turn(user: string, reply: string, more: Partial<PlayedTurn> = {}): PlayedTurn {
  const read = talk.understander.read(user, []);
  return { user, read, reply, move: 'reflect.ask', quote: null, level: 0, intensity: null, milliseconds: 1, ...more };
}

const chat = (...turns: PlayedTurn[]): Played[] => [{ id: 'one', set: 'personas', turns }];
const meaning = lines.meanings[0]?.line ?? '';

test('a reply is specific when it shares a word with the last two messages, and not when it would fit anybody', () => {
  const first = turn('my landlord keeps the deposit of the old flat', 'The deposit, then. What happened?');
  const second = turn('i wrote to him twice about it already', 'I am reading along.');
  const third = turn('and nothing came back from him so far', 'Nothing has to be solved in this minute.');
  expect(measures.specificShare(chat(first), lines)).toBe(1);
  expect(measures.specificShare(chat(second), lines)).toBe(0);
  expect(
    measures.specificShare(chat(first, turn('i wrote to him twice about it', 'Landlords can be slow.')), lines),
  ).toBe(1);
  expect(measures.specificShare(chat(first, second, third), lines)).toBeCloseTo(1 / 3);
});

test('a clause given back and a line of meaning count as reflections, a bare question does not', () => {
  const clause = turn('i lost the keys again today somehow', 'You lost the keys again. What happened?', {
    quote: 'You lost the keys again.',
  });
  const meant = turn('i feel so sad about all of it', `${meaning} What happened?`);
  const asked = turn('i feel so sad about all of it', "What's the hardest part of it?");
  expect(measures.reflectionShare(chat(clause, meant), parts)).toBe(1);
  expect(measures.reflectionShare(chat(clause, asked), parts)).toBe(0.5);
  expect(measures.complexShare(chat(clause, meant), parts)).toBe(0.5);
});

test('R:Q counts a reply once on each side', () => {
  const both = turn('i lost the keys again', 'You lost the keys again. What happened?', {
    quote: 'You lost the keys again.',
  });
  const quiet = turn('i lost the keys again', 'You lost the keys again.', { quote: 'You lost the keys again.' });
  expect(measures.reflectionToQuestion(chat(both, quiet), parts)).toBe(2);
});

test('the same reply twice is an exact repeat, nearly the same a near one, and exercises are left out', () => {
  const one = turn('hm', 'You put that clearly and I follow so far today.');
  const near = turn('hm', 'You put that clearly and I follow so far tonight.');
  const step = turn('done', 'In for four.', { move: 'step.box-breathing.round' });
  expect(measures.repeats(chat(one, one))).toEqual({ exact: 1, near: 0 });
  expect(measures.repeats(chat(one, near))).toEqual({ exact: 0, near: 0.5 });
  expect(measures.repeats(chat(step, step))).toEqual({ exact: 0, near: Number.NaN });
});

test('two question marks outside a quotation are counted', () => {
  expect(measures.manyQuestions(chat(turn('a', 'Why? And when?')))).toBe(1);
  expect(measures.manyQuestions(chat(turn('a', 'You could ask "Are you in?" When would that be?')))).toBe(0);
});

test.each([
  ["What's the hardest part of it?", true],
  ['How did that leave you?', true],
  ['You lost it. Which part hurts the most?', true],
  ['How long has it been like this?', false],
  ['What number is today, 0 to 10?', false],
  ['Have I got that right?', false],
  ['Is it more like too much, or more like too little?', false],
])('%s is open: %s', (question, open) => {
  expect(measures.isOpen(question)).toBe(open);
});

test('an idea nobody asked for counts, one that was asked for or follows a yes does not', () => {
  const idea = 'One way is a walk. Another is a list. Which is closer to what you could use?';
  const told = turn('my week was long and loud', 'Long and loud.');
  expect(measures.adviceBeforePermission(chat(told, turn('and the next one too', idea)), parts)).toBe(1);
  expect(measures.adviceBeforePermission(chat(told, turn('what should i do', idea)), parts)).toBe(0);
  expect(measures.adviceBeforePermission(chat(told, turn('it never stops', 'You should rest.')), parts)).toBe(1);
  expect(measures.adviceBeforePermission(chat(turn('help', idea, { intensity: 9 })), parts)).toBe(0);
});

test('the targets of each fifth sum to one', () => {
  for (const target of measures.TARGET_BY_FIFTH)
    expect(Object.values(target).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test('moves are counted in the fifth they stand in, and short chats are left out', () => {
  const turns = Array.from({ length: 10 }, (_, at) => turn('yes', at < 2 ? 'What happened next?' : 'Okay.'));
  const mix = measures.mixByFifth(chat(...turns), parts);
  expect(mix[0]).toEqual({ question: 2 });
  expect(mix[4]).not.toHaveProperty('question');
  expect(measures.mixByFifth(chat(...turns.slice(0, 5)), parts)).toEqual([{}, {}, {}, {}, {}]);
});

test('fallbacks, lengths, grades and times are taken from the turns', () => {
  const lost = turn('my week was long and loud and strange', 'I lost the thread there.', { move: 'fallback.honest' });
  const fine = turn('my week was long and loud and strange', 'Long and loud.', { milliseconds: 9 });
  expect(measures.lostShare(chat(lost, fine))).toBe(0.5);
  expect(measures.replyLengths(chat(fine, fine))).toEqual({ median: 3, high: 3 });
  expect(measures.easyShare(chat(fine))).toBe(1);
  expect(measures.latencies(chat(lost, fine)).highest).toBe(9);
});
