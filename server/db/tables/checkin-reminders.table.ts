/** How a person wants to be reminded of check-ins; no row before they asked. */
export interface CheckinRemindersTable {
  user_id: string;
  /** Start of the day, by the clock of Greenwich, in which the next one may be due; epoch milliseconds, null for never. */
  due_day: number | null;
  /** SHA-256 of the token that stops them from a mail; null where they are off. */
  stop_hash: string | null;
  /** Whoever counts it up for a reminder is the one who sends it. */
  rev: number;
  /** Sealed JSON: days, hour, time zone, what was sent and ignored. */
  body: Uint8Array;
}
