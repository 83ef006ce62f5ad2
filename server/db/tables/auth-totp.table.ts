/** The authenticator app of a person; without `confirmed_at` it is being set up and asks nobody for anything. */
export interface AuthTotpTable {
  uid: string;
  /** The seed, sealed. */
  body: Uint8Array;
  /** Epoch milliseconds, as all times here. */
  created_at: number;
  confirmed_at: number | null;
  /** The half minute of the last code that was taken; only a later one is taken next. */
  last_step: number;
  /** Wrong codes in a row, of the app and backup codes alike. */
  tries: number;
  /** Until then no code is looked at; 0 where none was ever closed. */
  closed_until: number;
}
