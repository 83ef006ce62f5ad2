/** A browser that a person has signed in with. Times in epoch milliseconds. */
export interface AuthDevicesTable {
  id: string;
  uid: string;
  /** SHA-256 of the browser's device cookie. */
  token_hash: string;
  name_sealed: Uint8Array;
  first_seen_at: number;
  seen_at: number;
  /** When its person was told of it elsewhere, or never needed to be; null while the notice waits. */
  noticed_at: number | null;
  /** Sealed JSON of the days it was used on, at most thirty. */
  days_sealed: Uint8Array | null;
}
