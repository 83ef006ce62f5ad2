const MINUTE = 60_000;
const RENEW_BEFORE_MS = 5 * MINUTE;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 960_000;

/**
 * Milliseconds until the lease should be renewed: five minutes before it ends; after failures in a row
 * 30 s, 60 s, … up to 960 s instead (specification §9).
 */
export function renewalDelay(now: number, leaseExpiresAt: number, failures: number): number {
  if (failures > 0) return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
  return Math.max(0, leaseExpiresAt - RENEW_BEFORE_MS - now);
}
