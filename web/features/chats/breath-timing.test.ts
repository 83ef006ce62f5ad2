import { expect, it } from 'vitest';
import { breathAt, breathMarks } from './breath-timing.ts';

const sigh = breathMarks([{ in: 2 }, { in: 1 }, { out: 6 }]);

it('fills the arch breath by breath and empties it on the way out', () => {
  expect(sigh.map(({ kind }) => kind)).toEqual(['in', 'more', 'out']);
  expect(sigh[0]?.fill).toBeCloseTo(0.85);
  expect(sigh[1]?.fill).toBe(1);
  expect(sigh[2]?.fill).toBe(0.55);
});

it('leads through every part of every round and then ends', () => {
  expect(breathAt(sigh, 2, 0)).toMatchObject({ mark: { kind: 'in' }, left: 2, round: 1 });
  expect(breathAt(sigh, 2, 2.5)).toMatchObject({ mark: { kind: 'more' }, left: 0.5 });
  expect(breathAt(sigh, 2, 11.5)).toMatchObject({ mark: { kind: 'more' }, round: 2 });
  expect(breathAt(sigh, 2, 18)).toBeNull();
  expect(breathAt([], 3, 0)).toBeNull();
});
