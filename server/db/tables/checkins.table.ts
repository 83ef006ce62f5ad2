/** A mood check-in; belongs to no chat. */
export interface CheckinsTable {
  user_id: string;
  id: string;
  /** When it was tapped, epoch milliseconds. */
  at: number;
  rev: number;
  /** Sealed JSON: the day, mood, energy, tags and line. */
  body: Uint8Array;
}
