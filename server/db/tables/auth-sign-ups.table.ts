/** A sign-up that waits for its mail to be answered. Times in epoch milliseconds. */
export interface AuthSignUpsTable {
  id: string;
  /** SHA-256 of the link's token. */
  token_hash: string;
  /** SHA-256 of the cookie of the browser that signed up; only there does the link sign in. */
  browser_hash: string;
  /** The person this becomes: a new id, or the anonymous person who signs up. */
  uid: string;
  /** 1 where `uid` is an anonymous person who already exists. */
  upgrade: number;
  address_index: string;
  email_sealed: Uint8Array;
  display_name_sealed: Uint8Array | null;
  password_hash: string;
  age_band: '13-17' | '18+';
  consents: string;
  created_at: number;
  expires_at: number;
}
