/** A passkey of a person. */
export interface AuthPasskeysTable {
  id: string;
  uid: string;
  /** Keyed hash of the credential's id: a sign-in that names nobody finds its person by it. */
  credential_key: string;
  /** Counts up with every use and every new name. */
  rev: number;
  /** Sealed JSON: credential id, public key, counter, name, last use. */
  body: Uint8Array;
  /** Epoch milliseconds. */
  created_at: number;
}
