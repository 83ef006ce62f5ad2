/** One person, by our own stable id. Nothing a person wrote is readable here. */
export interface PeopleTable {
  uid: string;
  /** better-auth's user; the only place where the two ids meet. */
  auth_id: string;
  /** 1 until the person gives an address. */
  anonymous: number;
  email_sealed: Uint8Array | null;
  /** 1 once a mail to the address was answered. */
  email_verified: number;
  display_name_sealed: Uint8Array | null;
  /** Sealed address of the picture on this server; null shows the default. */
  profile_pic_sealed: Uint8Array | null;
  age_band: '13-17' | '18+';
  /** JSON of the three consents. */
  consents: string;
  /** JSON of the settings that differ from their defaults. */
  settings: string;
  /** Epoch milliseconds. */
  created_at: number;
  last_sign_in_at: number | null;
}
