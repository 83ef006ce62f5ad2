/** Our side of a session: whose it is and until when. All times in epoch milliseconds. */
export interface AuthLeasesTable {
  session_id: string;
  uid: string;
  created_at: number;
  /** Seven days after the last renewal. */
  idle_expires_at: number;
  /** One hour after the last renewal. */
  lease_expires_at: number;
}
