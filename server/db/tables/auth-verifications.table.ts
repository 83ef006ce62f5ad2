/** better-auth's single-use links; the identifier is a hash, so a copy of the store opens nothing. */
export interface AuthVerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}
