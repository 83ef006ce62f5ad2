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

/** Whether a person asked for their account to be deleted: until it is, or is kept after all, nothing goes out to them. */
export async function isLeaving(p: Platform, uid: string): Promise<boolean> {
  const row = await p.db.selectFrom('account_deletions').select('uid').where('uid', '=', uid).executeTakeFirst();
  return row !== undefined;
}
