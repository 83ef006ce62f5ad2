/** One row for each reply being written right now, so that a dead instance's replies are found. */
export interface RunningRepliesTable {
  reply_id: string;
  user_id: string;
  chat_id: string;
  /** The instance that writes it. */
  owner: string;
  /** Epoch milliseconds; after it anybody may finish the reply. */
  lease_until: number;
}
