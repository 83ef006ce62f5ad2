import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const LEAD = [
  "I tune pianos and I'm going deaf in my left ear",
  'been doing it 31 years',
  'I sit at the keys and guess',
];
const held = (...turns: string[]) => holdChat(companion, [...LEAD, ...turns], 'i').at(-1);
const [first = '', second = ''] = held('any ideas?')?.state.expect?.options ?? [];

test.each([
  'What ought I to do?',
  'wat can i do abt it',
  "What's to be done, do you think?",
  'Sir, please suggest',
  'please some advice',
  'so wot now',
  'What do you propose I do?',
  'tips?',
])('"%s" asks for ideas', (words) => expect(held(words)?.state.expect?.options).toHaveLength(2));

test.each([
  ['the latter', 'second'],
  ['hmm the first i guess', 'first'],
  ['number one will do', 'first'],
  ['not the first', 'second'],
  ["I'll have the second one the breathing does my head in", 'second'],
])('"%s" takes the %s', (words, which) => {
  const taken = held('any ideas?', words);
  expect(taken?.reply.move).toBe('plan.first');
  const other = held('any ideas?', which === 'first' ? 'first' : 'second');
  expect(taken?.state.plan).toBe(other?.state.plan);
  expect(first).not.toBe(second);
});

test('a pick that is not plain is asked about with both of them named', () => {
  const asked = held('any ideas?', 'that one');
  expect(asked?.state.expect?.options).toEqual([first, second]);
  expect(held('any ideas?', 'the paper boat one')?.state.plan).toBeNull();
});

test('"what do you mean" says the two again in plain words', () => {
  expect(held('any ideas?', 'What do you mean?')?.reply.move).toBe('pick.meant');
});

test.each(['And if I begin and cannot finish?', 'what if i bottle it', "suppose I start and I can't keep it up?"])(
  '"%s" is answered about the step',
  (words) => expect(held('any ideas?', 'the first', words)?.reply.move).toBe('answer.if'),
);

test('an amount is taken as one and the time is still asked for', () => {
  const said = held('any ideas?', 'the first', 'Ten minutes I could manage. Fifteen would be vanity.');
  expect(said?.reply.text).toMatch(/^Ten minutes/);
  expect(said?.state.expect?.kind).toBe('when');
  expect(held('any ideas?', 'the first', 'One hour is too much, twenty minutes I can give')?.reply.text).toMatch(
    /^Twenty minutes/i,
  );
});

test('what was refused is no step any more', () => {
  expect(held('any ideas?', 'the first', "nah I can't do that")?.state.plan).toBeNull();
});

test.each(['something else then', 'a smaller one then'])('"%s" brings other ideas and is no step', (words) => {
  const more = held('any ideas?', words);
  expect(more?.state.plan).toBeNull();
  expect(more?.state.expect?.options).not.toContain(first);
});

test('a step without its "I", and a day in short, make one clean plan', () => {
  expect(held('any ideas?', "Could ask Dean, he's sound", 'fri after work')?.state.plan).toBe(
    'ask Dean, Friday after work',
  );
});

test.each(['The pain is at six today', "I'll let you get on", 'Give me something I could say then'])(
  '"%s" is no step and no time',
  (words) => {
    const plan = held('any ideas?', 'the first')?.state.plan;
    expect(held('any ideas?', 'the first', words)?.state.plan).toBe(plan);
  },
);
