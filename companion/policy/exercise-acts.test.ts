import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const BEGUN = [
  'my supervisor praised my chapter and i felt sick',
  'everyone there is cleverer than me',
  'can we look at a thought',
  '6',
];
const TO_THOUGHT = [...BEGUN, 'i was in his office and he smiled'];
const TO_FOR = [...TO_THOUGHT, 'i thought that they let me in by mistake', '80'];
const move = (turns: string[]) => holdChat(companion, turns, 'x').at(-1)?.reply.move;

test.each([
  'she just called me into her office and smiled',
  'he went back to work and nodded at me',
  'the others got thank you cards and i did not',
])('"%s" is what was happening, and breaks nothing off', (text) => {
  expect(move([...BEGUN, text])).toBe('step.thought-record.thought');
});

test.each([
  'whatever i do is wrong',
  'maybe i know enough',
  'they dont want to talk about it with me',
  'next to them i am nothing',
])('"%s" is a thought', (text) => {
  expect(move([...TO_THOUGHT, text])).toMatch(/^step\.thought-record\.belief0/);
});

test.each([
  'nothing i wrote was mine',
  'none of them asked me anything',
  'i could do it last year and not now',
  'he said it was enough for a first year',
  'I could not answer a question in May',
  'not sure he meant it',
])('"%s" speaks for it', (text) => {
  expect(move([...TO_FOR, text])).toMatch(/^step\.thought-record\.against/);
});

test.each([
  ['stop', /^stop\./],
  ['can we stop this please', /^stop\./],
  ['skip', /^step\.thought-record\.against/],
  ['idk', /^step\.thought-record\.against/],
  ['nothing really', /^step\.thought-record\.against/],
])('"%s" is still heard as what it is', (text, fits) => {
  expect(move([...TO_FOR, text])).toMatch(fits);
});
