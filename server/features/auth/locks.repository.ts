import type { LocksTable } from '#server/db/tables/locks.table.ts';
import type { Platform } from '#server/platform.ts';

export function findLock(p: Platform, uid: string): Promise<LocksTable | undefined> {
  return (p.peopleDb ?? p.db).selectFrom('locks').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export async function saveLockRow(p: Platform, lock: LocksTable): Promise<void> {
  const { minutes, pin_hash } = lock;
  await p.db
    .insertInto('locks')
    .values(lock)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ minutes, pin_hash }))
    .execute();
}

export async function deleteLock(p: Platform, uid: string): Promise<void> {
  await p.db.deleteFrom('locks').where('uid', '=', uid).execute();
}
