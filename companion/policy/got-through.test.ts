import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply;
const NUMB = [
  'my son is four months old',
  'I feel nothing, I just do the bottles',
  'my wife lights up and I stand there',
];
const TOLD = ['school has been long this term', 'my friends are in the other class', 'I sit at the back'];

test.each(['he pulled a face at the dog. I noticed that', 'this morning he yawned and I nearly laughed'])(
  '"%s" got through to somebody who felt nothing',
  (said) => {
    expect(last([...NUMB, said])?.move).toBe('turn.noticed');
  },
);

test('noticing something that hurts, or with no numbness told before, is no such turn', () => {
  expect(last([...NUMB, 'she sighed at me. I noticed that'])?.move).not.toBe('turn.noticed');
  expect(last([...TOLD, 'he moved my chair. I noticed that'])?.move).not.toBe('turn.noticed');
});
