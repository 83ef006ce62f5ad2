import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveOutThinking } from './leave-out-thinking.ts';

function shown(text: string, size: number): string {
  const thinking = leaveOutThinking();
  let out = '';
  for (let from = 0; from < text.length; from += size) out += thinking.push(text.slice(from, from + size));
  return out + thinking.end();
}

test('reasoning at the start is left out, however it is cut', () => {
  for (let size = 1; size < 40; size++) {
    expect(shown('\n<think>They said <b>\nhelp.</think>\n\nThat hurts.', size)).toBe('That hurts.');
  }
});

test('reasoning that never ends says nothing', () => {
  expect(shown('<think>hm', 3)).toBe('');
});

test('the same words later in a reply stay', () => {
  expect(shown('Tags like <think>a</think> stay.', 4)).toBe('Tags like <think>a</think> stay.');
});

test('every other reply passes unchanged', () => {
  const text = fc
    .array(fc.constantFrom('<', 'think', '>', ' ', '\n', 'a', '</think>', '🙂'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (reply, size) => {
      fc.pre(!reply.trimStart().startsWith('<think>'));
      expect(shown(reply, size)).toBe(reply);
    }),
  );
});
