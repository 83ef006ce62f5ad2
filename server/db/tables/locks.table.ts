/** When a person's pages lock themselves, and what opens them. */
export interface LocksTable {
  uid: string;
  /** Minutes without a touch; 0 locks only by hand and on leaving. */
  minutes: number;
  rev: number;
  /** Sealed hash of the PIN; null where only a passkey opens it. */
  pin_sealed: Uint8Array | null;
}
