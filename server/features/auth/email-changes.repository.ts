import type { AuthEmailChangesTable } from '#server/db/tables/auth-email-changes.table.ts';
import type { Platform } from '#server/platform.ts';

export async function insertEmailChange(p: Platform, row: AuthEmailChangesTable): Promise<void> {
  await p.db.insertInto('auth_email_changes').values(row).execute();
}

/** The change that one of its links stands for; undefined where it does not (any more). */
export function findEmailChange(p: Platform, tokenHash: string): Promise<AuthEmailChangesTable | undefined> {
  return p.db
    .selectFrom('auth_email_changes')
    .selectAll()
    .where((eb) =>
      eb.or([eb('new_hash', '=', tokenHash), eb('old_hash', '=', tokenHash), eb('undo_hash', '=', tokenHash)]),
    )
    .where('expires_at', '>', p.clock())
    .executeTakeFirst();
}

/** Takes one link of a change; undefined where it was taken already. Returns the change as it then stands. */
export function takeAnswer(
  p: Platform,
  id: string,
  side: 'new_hash' | 'old_hash' | 'undo_hash',
): Promise<AuthEmailChangesTable | undefined> {
  return p.db
    .updateTable('auth_email_changes')
    .set({ [side]: null })
    .where('id', '=', id)
    .where(side, 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

export async function updateEmailChange(
  p: Platform,
  id: string,
  change: Partial<Pick<AuthEmailChangesTable, 'undo_hash' | 'done_at' | 'expires_at'>>,
): Promise<void> {
  await p.db.updateTable('auth_email_changes').set(change).where('id', '=', id).execute();
}

/** Drops what a person began before and nobody has finished. */
export async function deleteOpenEmailChanges(p: Platform, uid: string): Promise<void> {
  await p.db.deleteFrom('auth_email_changes').where('uid', '=', uid).where('done_at', 'is', null).execute();
}

export async function deleteEmailChangesOf(p: Platform, uid: string): Promise<void> {
  await p.db.deleteFrom('auth_email_changes').where('uid', '=', uid).execute();
}

export async function deleteExpiredEmailChanges(p: Platform): Promise<void> {
  await p.db.deleteFrom('auth_email_changes').where('expires_at', '<=', p.clock()).execute();
}
