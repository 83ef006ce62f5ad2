import { expect, test } from 'vitest';
import type { Message } from '#shared/chats/chats.contract.ts';
import { isOneStep, lastDistress, oneSentenceALine } from './one-step.ts';

const asks = (step: string, max = 10) =>
  ({
    role: 'assistant',
    text: 'How strong?',
    cards: [
      { type: 'exercise', id: 'tipp', title: '', step, status: 'running', input: { kind: 'scale', min: 0, max } },
    ],
  }) as unknown as Message;
const says = (text: string) => ({ role: 'user', text, cards: [] }) as unknown as Message;
const talk = Array.from({ length: 9 }, () => says('and then'));

test('begins at level 2 and ends when the level sinks', () => {
  expect([0, 1, 2, 3].map((level) => isOneStep([], level as 0))).toEqual([false, false, true, true]);
});
test('begins at a distress of 8 and ends with a lower number', () => {
  const high = [asks('rate0'), says('9')];
  expect(isOneStep(high, 0)).toBe(true);
  expect(isOneStep([...high, asks('rate1'), says('5')], 0)).toBe(false);
});
test('is not fooled by other scales, other numbers or an answer long ago', () => {
  expect(lastDistress([asks('matters-1'), says('9')])).toBeNull();
  expect(lastDistress([asks('rate0', 100), says('9')])).toBeNull();
  expect(lastDistress([asks('rate0'), says('9 people came')])).toBeNull();
  expect(lastDistress([asks('rate0'), says('9'), ...talk])).toBeNull();
});
test('gives every sentence a line and the question weight, and leaves lists and abbreviations alone', () => {
  expect(oneSentenceALine('Stay here. Who is near?')).toBe('Stay here.\n\n**Who is near?**');
  expect(oneSentenceALine('- one. Two\n- three')).toBe('- one. Two\n- three');
  expect(oneSentenceALine('It is 3.5 km, e.g. by bus.')).toBe('It is 3.5 km, e.g. by bus.');
});
