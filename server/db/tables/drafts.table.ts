export interface DraftsTable {
  user_id: string;
  chat_id: string;
  rev: number;
  updated_at: number;
  /** Sealed text. */
  body: Uint8Array;
}
