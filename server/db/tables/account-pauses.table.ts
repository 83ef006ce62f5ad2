/** Accounts that the operator paused; without a row they are not. */
export interface AccountPausesTable {
  uid: string;
  /** Epoch milliseconds. */
  paused_at: number;
}
