/** How far a chat was reviewed: makes ending a session harmless to repeat and possible to catch up. */
export interface ChatReviewsTable {
  user_id: string;
  chat_id: string;
  /** The last message a session took in; null where nothing was long enough for one yet. */
  reviewed_up_to: string | null;
  reviewed_position: number;
  /** Epoch milliseconds of the last look. */
  looked_at: number;
}
