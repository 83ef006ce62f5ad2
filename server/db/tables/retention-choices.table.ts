/** How long a person wants theirs to be kept; null keeps it until they delete it. No row before they chose. */
export interface RetentionChoicesTable {
  uid: string;
  /** Days without activity in a chat. */
  chats_days: number | null;
  /** Days since a page of the journal was begun. */
  journal_days: number | null;
  /** Days since a check-in. */
  checkins_days: number | null;
  /** Epoch milliseconds. */
  chosen_at: number;
  /** Whoever moves it on first is the one who runs it. */
  next_run_at: number;
}
