import { expect, test } from 'vitest';
import { inOneTurn, isInTurn, onceATurn, whenTurnEnds } from './one-turn.ts';

test('a text is read once a turn, and anew in the next and outside of any', () => {
  let reads = 0;
  const read = onceATurn((text) => {
    reads += 1;
    return text.length;
  });
  expect(inOneTurn(() => [read('tea'), read('tea'), read('rain')])).toEqual([3, 3, 4]);
  expect(reads).toBe(2);
  expect(inOneTurn(() => read('tea'))).toBe(3);
  expect([read('tea'), read('tea')]).toEqual([3, 3]);
  expect(reads).toBe(5);
});

test('what was kept goes with the turn, also where it fails, and not with one inside it', () => {
  let ends = 0;
  whenTurnEnds(() => {
    ends += 1;
  });
  inOneTurn(() => inOneTurn(() => isInTurn()));
  expect(ends).toBe(1);
  expect(() =>
    inOneTurn(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(ends).toBe(2);
  expect(isInTurn()).toBe(false);
});
