/** What a person wrote freely; belongs to no chat. */
export interface JournalEntriesTable {
  user_id: string;
  id: string;
  /** When it was begun, epoch milliseconds. */
  at: number;
  rev: number;
  /** Sealed JSON: the day and the text. */
  body: Uint8Array;
}
