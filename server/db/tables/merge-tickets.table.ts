/** Somebody without an account who is about to sign in to one wants to bring along what they have. */
export interface MergeTicketsTable {
  /** SHA-256 of the cookie that holds the ticket. */
  token_hash: string;
  uid: string;
  /** Epoch milliseconds. */
  expires_at: number;
}
