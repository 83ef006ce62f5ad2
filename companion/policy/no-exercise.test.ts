import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const LEAD = ['my brother does nothing for our parents', 'im the only one who looks after dad'];
const last = (...turns: string[]) => holdChat(companion, [...LEAD, ...turns], 'no-exercise').at(-1);

test.each([
  'no i dont want to do a breathing exercise',
  'No thank you, I would rather not do an exercise.',
  'nah not another exercise',
  'please no breathing',
  'no breathing please',
  'dont make me breathe',
  'not in the mood for an exercise tbh',
  'breathing exercises dont work on me',
  'i hate meditation',
])('"%s" begins no exercise', (words) => {
  const turn = last(words);
  expect(turn?.reply.move).toBe('refused');
  expect(turn?.state.exercises).toEqual([]);
});

test('the reason of a refusal is heard', () => {
  expect(last('i dont want an exercise, i cant sit still')?.reply.text).toContain("You can't sit still.");
});

test('an exercise that runs is left when it is turned down by name', () => {
  const turn = last('can we do a breathing exercise', 'no i dont want a breathing exercise');
  expect(turn?.state.exercises).toEqual([]);
});

test('an exercise that is asked for by name begins after all', () => {
  expect(last('no breathing please', 'ok lets do the breathing')?.reply.move).toMatch(/^step\./);
});

test.each([
  'can we do a breathing exercise',
  "no, let's do the breathing",
  "i don't want to talk, can we do an exercise",
  'why not do a breathing exercise',
])('"%s" turns nothing down', (words) => {
  expect(last(words)?.reply.move).toMatch(/^step\./);
});

test.each([
  "i can't breathe",
  "i don't want to stop doing the breathing exercises",
  'i hate my job',
  'i hate hearing everyone breathing',
])('"%s" is no refusal', (words) => {
  expect(last(words)?.reply.move).not.toBe('refused');
});
