/** A way in beside the password: a provider's account, or a phone number. */
export interface AuthIdentitiesTable {
  id: string;
  uid: string;
  /** The provider's id in the settings, or 'phone'. */
  provider: string;
  /** Blind index of the subject at its issuer, or of the number. */
  subject_index: string;
  /** JSON of `IdentityBody`, sealed. */
  body: Uint8Array;
  created_at: number;
}
