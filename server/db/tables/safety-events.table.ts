/** That there was risk, never in which words. */
export interface SafetyEventsTable {
  user_id: string;
  id: string;
  /** Null where it was written outside of chats. */
  chat_id: string | null;
  /** What it was written in, where that is no chat: the id of an exercise done or of a page of the journal. */
  source_id: string | null;
  /** Epoch milliseconds. */
  created_at: number;
  rev: number;
  /** Sealed JSON: level and categories. */
  body: Uint8Array;
}
