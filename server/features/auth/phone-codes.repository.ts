import { sql } from 'kysely';
import type { AuthPhoneCodesTable } from '#server/db/tables/auth-phone-codes.table.ts';
import type { Platform } from '#server/platform.ts';

export async function insertPhoneCode(p: Platform, row: AuthPhoneCodesTable): Promise<void> {
  await p.db.insertInto('auth_phone_codes').values(row).execute();
}

/** Counts a try before it is looked at, so that parallel tries cannot slip past. Undefined once there is none left. */
export function tryPhoneCode(p: Platform, id: string, triesMax: number): Promise<AuthPhoneCodesTable | undefined> {
  return p.db
    .updateTable('auth_phone_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('expires_at', '>', p.clock())
    .where('tries', '<', triesMax)
    .returningAll()
    .executeTakeFirst();
}

/** Takes a code away, so that it works once; false where another request did. */
export async function takePhoneCode(p: Platform, id: string): Promise<boolean> {
  const result = await p.db.deleteFrom('auth_phone_codes').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteExpiredPhoneCodes(p: Platform): Promise<void> {
  await p.db.deleteFrom('auth_phone_codes').where('expires_at', '<=', p.clock()).execute();
}
