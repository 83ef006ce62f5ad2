import type { Platform } from '#server/platform.ts';

/** Whether a person is signed in anywhere, in any browser. */
export async function isSignedIn(p: Platform, uid: string): Promise<boolean> {
  const row = await p.db
    .selectFrom('auth_leases')
    .select('session_id')
    .where('uid', '=', uid)
    .where('idle_expires_at', '>', p.clock())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
