/** What a person answered to suggestions, one row each; it outlives the suggestions and holds nothing from chats. */
export interface SuggestionAnswersTable {
  user_id: string;
  /** Epoch milliseconds. */
  refreshed_at: number;
  rev: number;
  /** Sealed JSON. */
  body: Uint8Array;
}
