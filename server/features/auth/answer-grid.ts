import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Answers on a fixed grid, success and failure alike: how long the work took, and with it whether
 * an address is known, cannot be read from the clock.
 *
 * @param stepMs grid in milliseconds; 0 answers at once
 */
export async function onGrid<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  if (stepMs === 0) return work();
  const start = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - start;
    await sleep(Math.ceil(taken / stepMs) * stepMs - taken);
  }
}
