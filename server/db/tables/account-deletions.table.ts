/** An account that is to be deleted. The row outlives the account's own by an hour, so that what was written late goes too. */
export interface AccountDeletionsTable {
  uid: string;
  /** Epoch milliseconds, as are the others. */
  requested_at: number;
  /** From then on there is no way back. */
  due_at: number;
  /** SHA-256 of the token of the mailed link that takes it back. */
  undo_hash: string | null;
  /** The receipt that there will be. */
  receipt_ref: string;
  /** When key and rows were gone. */
  erased_at: number | null;
}
