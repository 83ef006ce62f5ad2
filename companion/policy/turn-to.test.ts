import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const answer = (last: string) =>
  holdChat(companion, ['i paint and i hate the last one', 'my teacher frowned at it', last]).at(-1)?.reply;

test.each([
  ["I'd rather talk about the colours", 'the colours'],
  ['can we talk about my brother instead', 'your brother'],
  ['no, I want to talk about work', 'work'],
])('"%s" is taken up by its name', (words, what) => {
  expect(answer(words)?.move).toBe('turn.to');
  expect(answer(words)?.text.toLowerCase()).toContain(what);
});

test.each(["I'd rather not talk about my brother", 'we never talk about the rent', 'I want to talk to my teacher'])(
  '"%s" asks for no other matter',
  (words) => expect(answer(words)?.move).not.toBe('turn.to'),
);
