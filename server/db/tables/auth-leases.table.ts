/** Our side of a session: whose it is and until when. All times in epoch milliseconds. */
export interface AuthLeasesTable {
  session_id: string;
  uid: string;
  created_at: number;
  /** Seven days after the last renewal; on a shared device half an hour after the last act. */
  idle_expires_at: number;
  /** One hour after the last renewal. */
  lease_expires_at: number;
  /** When the person last proved who they are: at sign-in, and whenever they confirm it. */
  confirmed_at: number;
  seen_at: number;
  /** 1 on a device that others use too. */
  shared: number;
  device_id: string | null;
  /** A coarse name, as `Firefox on Android`. */
  device_sealed: Uint8Array | null;
  /** Set while the session is locked. */
  locked_at: number | null;
  /** SHA-256 of the token before the last confirmation: good for what was under way, proves nothing. */
  former_hash: string | null;
  former_until: number | null;
}
