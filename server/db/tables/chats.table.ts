export interface ChatsTable {
  user_id: string;
  id: string;
  /** Epoch milliseconds; the list is ordered by it. */
  created_at: number;
  /** Epoch milliseconds of the last write; also the row lock that serialises writers of one chat. */
  touched_at: number;
  rev: number;
  /** Sealed JSON: title, tone, language and what the conversation knows about itself. */
  body: Uint8Array;
}
