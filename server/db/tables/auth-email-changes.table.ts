/** A change of address under way, or done and still to be undone. Times in epoch milliseconds. */
export interface AuthEmailChangesTable {
  id: string;
  uid: string;
  new_index: string;
  new_sealed: Uint8Array;
  old_sealed: Uint8Array | null;
  /** SHA-256 of the links' tokens; null once answered. */
  new_hash: string | null;
  old_hash: string | null;
  /** Set when it is done: takes it back. */
  undo_hash: string | null;
  done_at: number | null;
  created_at: number;
  expires_at: number;
}
