/** A code that was sent to a number. It belongs to nobody yet. Times in epoch milliseconds. */
export interface AuthPhoneCodesTable {
  /** SHA-256 of the token in the cookie of the browser that asked. */
  id: string;
  number_index: string;
  /** Blind index of the code with the token's hash: six digits alone could be tried through. */
  code_index: string;
  tries: number;
  expires_at: number;
}
