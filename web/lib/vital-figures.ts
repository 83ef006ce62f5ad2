const BURST_MS = 5000;
const PAUSE_MS = 1000;

/**
 * Cumulative layout shift: the largest sum of shifts within one burst, which ends after a second of rest or five
 * seconds in all (the definition of web.dev/articles/cls). Times in milliseconds.
 */
export function largestBurst(shifts: readonly { at: number; value: number }[]): number {
  let [largest, sum, start, last] = [0, 0, 0, 0];
  for (const { at, value } of shifts) {
    const goesOn = sum > 0 && at - last < PAUSE_MS && at - start < BURST_MS;
    if (!goesOn) [sum, start] = [0, at];
    sum += value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Interaction to next paint: the longest wait, leaving out one for every fifty interactions; null before the first. */
export function slowInteraction(waits: readonly number[]): number | null {
  const slowest = [...waits].sort((a, b) => b - a);
  return slowest[Math.floor(waits.length / 50)] ?? null;
}
