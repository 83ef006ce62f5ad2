/** better-auth's session. Network address and browser are never stored; the times that count are in `auth_leases`. */
export interface AuthSessionsTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
}
