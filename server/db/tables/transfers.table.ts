/** An archive that is being made or was made, or one that is being brought in. At most one of each kind a person. */
export interface TransfersTable {
  user_id: string;
  kind: 'export' | 'import';
  id: string;
  /** `taking`: parts are still sent. `working`: it is being made or brought in. */
  state: 'taking' | 'working' | 'ready' | 'failed';
  /** Rows done, of so many; for the bar that a person sees. */
  done: number;
  total: number;
  /** Of the archive. */
  bytes: number;
  /** JSON: how many of each kind. */
  counts: string | null;
  /** The error code of why it failed. */
  problem: string | null;
  /** Epoch milliseconds; after it whoever worked on it is gone. */
  lease_until: number;
  created_at: number;
  expires_at: number;
}
