import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { wishedInto } from './draft-wish.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'w').at(-1)?.reply.text ?? '';

test('a wish behind a pick goes into the wording', () => {
  const miss = ['me and my best friend fell out', 'how do i tell her i miss her'];
  expect(last(...miss, 'the first one but i want to actually say sorry in it')).toMatch(/miss you.*I'm sorry/);
  const help = ['my brother never helps with mum', 'how do i ask him to help'];
  expect(last(...help, 'The first one, but I want to ask him to have her on Saturdays.')).toMatch(
    /help.*I'd like you to have her on Saturdays/,
  );
});

test.each(['the second one', 'the first one but less formal', 'the first one, but I think she will laugh'])(
  '%j is read as it is',
  (text) => expect(wishedInto(text)).toBe(text),
);
