export interface SessionsTable {
  user_id: string;
  id: string;
  chat_id: string;
  /** Epoch milliseconds. */
  started_at: number;
  ended_at: number;
  rev: number;
  /** Sealed JSON: why it ended, moods, summary, highest level. */
  body: Uint8Array;
}
