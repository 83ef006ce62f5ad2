export interface SuggestionsTable {
  user_id: string;
  id: string;
  /** The chat its reason was told in; null where it is from none. */
  chat_id: string | null;
  /** The chat, memory, response or check-in its reason rests on; null for what is suggested to everybody. */
  source_id: string | null;
  /** Epoch milliseconds. */
  created_at: number;
  expires_at: number;
  rev: number;
  /** Sealed JSON: what is suggested, why, how it was answered. */
  body: Uint8Array;
}
