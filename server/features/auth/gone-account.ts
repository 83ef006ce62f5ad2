import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * Refuses an account whose deletion is due, though a crash may have left some of it: as if it had never been.
 *
 * @throws AppError `auth.credentials_wrong`
 */
export async function refuseGone(p: Platform, uid: string): Promise<void> {
  const row = await p.db
    .selectFrom('account_deletions')
    .select('uid')
    .where('uid', '=', uid)
    .where('due_at', '<=', p.clock())
    .executeTakeFirst();
  if (row) throw new AppError('auth.credentials_wrong');
}
