/** A mailed single-use link with the code that stands for it. Times in epoch milliseconds. */
export interface AuthLinksTable {
  id: string;
  uid: string;
  kind: 'sign-in' | 'confirm';
  /** SHA-256 of the link's token. */
  token_hash: string;
  /** SHA-256 of who may use it: the cookie of the browser that asked, or the session that confirms. */
  holder_hash: string;
  /** Keyed hash of the six digits: a copy of the store cannot try them all. */
  code_index: string;
  created_at: number;
  expires_at: number;
}
