import { AppError } from '#shared/errors/app-error.ts';

const MINUTE = 60_000;
/** Far more than anybody types, far less than would keep this process busy with one person. */
const A_MINUTE = 120;
const AT_ONCE = 2;

interface Use {
  running: number;
  count: number;
  endsAt: number;
}

const uses = new Map<string, Use>();

/**
 * Runs a search within what one account may ask of this process. Held in memory: a row written for every letter typed
 * would cost more than the search.
 *
 * @throws AppError `http.slow_down` with `retryAfter` in seconds
 */
export async function withinLimit<T>(userId: string, now: number, work: () => Promise<T>): Promise<T> {
  for (const [id, { running, endsAt }] of uses) if (running === 0 && endsAt <= now) uses.delete(id);
  const use = uses.get(userId) ?? { running: 0, count: 0, endsAt: now + MINUTE };
  if (use.endsAt <= now) Object.assign(use, { count: 0, endsAt: now + MINUTE });
  if (use.count >= A_MINUTE) throw new AppError('http.slow_down', { retryAfter: Math.ceil((use.endsAt - now) / 1000) });
  if (use.running >= AT_ONCE) throw new AppError('http.slow_down', { retryAfter: 1 });
  uses.set(userId, use);
  use.count++;
  use.running++;
  try {
    return await work();
  } finally {
    use.running--;
  }
}
