import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { withoutMarks } from './unmarked.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'u').at(-1)?.reply.text ?? '';

test.each([
  ['since like october??', 'since like october.'],
  ['the toilet??', 'the toilet.'],
  ['should I ring her?', 'should I ring her?'],
  ['you ok?', 'you ok?'],
  ['I knock?', 'I knock?'],
  ["it's mad, isn't it?", "it's mad, isn't it?"],
])('%j is met as %j', (text, met) => {
  expect(withoutMarks(text)).toBe(met);
});

test('a question said over before it is answered gets no idea and no refusal', () => {
  const said = last('My wife left in May', "It's quiet", 'What do I miss about her. Her whistling, mostly.');
  expect(said).not.toMatch(/simple|don't know|one thing|idea/i);
});
