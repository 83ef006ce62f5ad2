/**
 * Milliseconds to wait before attempt `attempt` (0 = first retry): doubling from
 * `first` to `most`, with up to a quarter less so that many readers do not return at once.
 */
export function backoffDelay(attempt: number, first = 500, most = 30_000): number {
  const full = Math.min(most, first * 2 ** attempt);
  return full - Math.random() * full * 0.25;
}

/** Waits, but no longer than until the network is back or `signal` ends the wait. */
export function waitToRetry(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}
