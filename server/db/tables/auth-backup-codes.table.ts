/** A backup code that was not used yet. */
export interface AuthBackupCodesTable {
  uid: string;
  /** Keyed hash. */
  code_key: string;
}
