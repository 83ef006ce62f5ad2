import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * Refuses whoever has proved who they are, but whose account is closed. One whose deletion is due is as if it had never
 * been, though a crash may have left some of it.
 *
 * @throws AppError `auth.credentials_wrong`, `auth.account_paused`
 */
export async function refuseClosed(p: Platform, uid: string): Promise<void> {
  const [gone, paused] = await Promise.all([
    p.db
      .selectFrom('account_deletions')
      .select('uid')
      .where('uid', '=', uid)
      .where('due_at', '<=', p.clock())
      .executeTakeFirst(),
    p.db.selectFrom('account_pauses').select('uid').where('uid', '=', uid).executeTakeFirst(),
  ]);
  if (gone) throw new AppError('auth.credentials_wrong');
  if (paused) throw new AppError('auth.account_paused');
}
