/** A sign-in that waits for its second step. */
export interface AuthPendingSignInsTable {
  /** SHA-256 of the cookie of the browser that began it. */
  token_hash: string;
  uid: string;
  /** How the person proved who they are in the first step. */
  way: string;
  /** 1 on a device that others use too. */
  shared: number;
  tries: number;
  /** Epoch milliseconds. */
  expires_at: number;
}
