/** better-auth's user. Holds no readable name and no readable address. Times are ISO 8601 text on both engines. */
export interface AuthUsersTable {
  id: string;
  name: string;
  /** `<blind index>@blind.invalid`, or a random name where the person is anonymous. */
  email: string;
  email_verified: number;
  image: string | null;
  created_at: string;
  updated_at: string;
}
