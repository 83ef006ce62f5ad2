import { expect, it } from 'vitest';
import { MARKS } from '#companion/understand/piece-marks.ts';
import { product } from '#companion/understand/what-weighs.ts';
import { type Judged, learnWeighs } from './learn.ts';

/** Two numbers of meaning, of which the second tells what weighs, and marks that tell nothing. */
const piece = (first: number, second: number): number[] => [first, second, ...MARKS.map(() => 0)];
const MESSAGES: Judged[] = Array.from({ length: 20 }, (_, at) => ({
  pieces: [piece(at % 3, 0), piece((at + 1) % 3, 1), piece((at + 2) % 3, 0)],
  weights: [0, 3, 1],
}));

it('what was marked as heavy gets the highest score, in messages it never met as well', () => {
  const learned = learnWeighs(MESSAGES);
  const scores = [piece(2, 0), piece(0, 1)].map((one) => product(one, learned));
  expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
});

it('the same messages give the same numbers', () => {
  expect(learnWeighs(MESSAGES)).toEqual(learnWeighs(MESSAGES));
});
