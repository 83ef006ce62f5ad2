import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('what loaded is loaded once, also for those who ask at the same moment', async () => {
  let loads = 0;
  const load = loadOnce(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('a load that failed is told to all who wait for it, and tried again by the next who asks', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('too many open files');
    return 'words';
  });
  const first = await Promise.allSettled([load(), load()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await load(), await load(), loads]).toEqual(['words', 'words', 2]);
});
