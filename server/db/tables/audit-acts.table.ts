/** What was done about an account's safety, in a chain of keyed hashes. Holds no content and no address. */
export interface AuditActsTable {
  id: string;
  /** Null where nobody is known, and once the account is deleted. */
  uid: string | null;
  /** Keyed hash of the uid: ties the row to its person for whoever holds the key, also without the uid. */
  who: string;
  /** One of the closed list in shared/auth/audit.contract.ts. */
  act: string;
  /** Epoch milliseconds. */
  at: number;
  /** Place in the chain from 1; null until the row was chained. */
  position: number | null;
  /** Of the row alone until it is chained, then of the row and the one before. */
  hash: string;
}

/** Where the chain begins and ends. One row each: `first` is the last row that ran out, `last` the newest. */
export interface AuditEndsTable {
  name: string;
  position: number;
  hash: string;
  /** Keyed hash of the other three: without the key nobody moves an end. */
  mac: string;
}
