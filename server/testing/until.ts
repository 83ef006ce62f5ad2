import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens behind the answer; fails loudly where it never does. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  { giveUp = 8_000 }: { giveUp?: number } = {},
): Promise<void> {
  const end = Date.now() + giveUp;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it never came to hold');
    await sleep(20);
  }
}
