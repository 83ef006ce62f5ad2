/** That there was risk, never in which words. */
export interface SafetyEventsTable {
  user_id: string;
  id: string;
  chat_id: string;
  /** Epoch milliseconds. */
  created_at: number;
  rev: number;
  /** Sealed JSON: level and categories. */
  body: Uint8Array;
}
