/** Tries within a window, by a keyed hash of what is counted. */
export interface AuthLimitsTable {
  key: string;
  count: number;
  /** Epoch milliseconds; after it the count starts anew. */
  window_ends_at: number;
}
