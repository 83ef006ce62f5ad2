/** Runs work at most so many at a time; whoever comes later waits, in the order of coming. */
export function inTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place goes to whoever waits longest, without ever being free in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
