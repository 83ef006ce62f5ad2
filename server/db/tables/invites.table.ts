/** An invitation that nobody has used yet. */
export interface InvitesTable {
  id: string;
  /** SHA-256 of the link's token. */
  token_hash: string;
  /** Epoch milliseconds. */
  created_at: number;
  expires_at: number;
}
