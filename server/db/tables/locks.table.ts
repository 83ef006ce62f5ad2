/** When a person's pages lock themselves, and what opens them. */
export interface LocksTable {
  uid: string;
  /** Minutes without a touch; 0 locks only by hand and on leaving. */
  minutes: number;
  /** argon2id of the PIN, keyed with a secret that is not in this store; null where only a passkey opens it. */
  pin_hash: string | null;
}
