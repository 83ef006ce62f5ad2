import { expect, it } from 'vitest';
import { onGrid } from './answer-grid.ts';

const STEP = 40;

it('an answer waits for the next step, whether the work went well or not', async () => {
  const start = performance.now();
  expect(await onGrid(STEP, async () => 'known')).toBe('known');
  await expect(
    onGrid(STEP, async () => {
      throw new Error('unknown');
    }),
  ).rejects.toThrow('unknown');
  // A lower bound only: a busy machine may take longer, never less.
  expect(performance.now() - start).toBeGreaterThan(2 * STEP - 2);
});

it('a grid of nothing passes the answer on', async () => {
  expect(await onGrid(0, async () => 1)).toBe(1);
});
