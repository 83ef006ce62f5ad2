/** What a person wrote in an exercise and agreed to keep: plans, coping, the safety plan, letters. */
export interface KeptItemsTable {
  user_id: string;
  id: string;
  chat_id: string;
  /** Epoch milliseconds. */
  created_at: number;
  rev: number;
  /** Sealed JSON: kind, exercise, values. */
  body: Uint8Array;
}
