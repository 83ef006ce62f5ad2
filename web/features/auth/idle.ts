const MINUTE = 60_000;
/** Out of sight this long counts as gone, whatever was chosen for pages in sight. */
export const HIDDEN_MS = MINUTE;

/** What is known of the person's presence, over all tabs. Epoch milliseconds. */
export interface Presence {
  touchedAt: number;
  /** When a page of ours was last in sight. */
  seenAt: number;
}

/** Whether it is time to lock: `minutes` without a touch, or a minute in which no page was in sight. 0 never locks. */
export function isTimeToLock({ touchedAt, seenAt }: Presence, minutes: number, now: number): boolean {
  if (minutes === 0) return false;
  return now - touchedAt >= minutes * MINUTE || now - seenAt >= HIDDEN_MS;
}
