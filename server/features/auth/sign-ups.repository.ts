import type { AuthSignUpsTable } from '#server/db/tables/auth-sign-ups.table.ts';
import type { Platform } from '#server/platform.ts';

export async function insertSignUp(p: Platform, row: AuthSignUpsTable): Promise<void> {
  await p.db.insertInto('auth_sign_ups').values(row).execute();
}

/** Takes the sign-up a link stands for, so that the link works once. Undefined where it does not (any more). */
export function takeSignUp(p: Platform, tokenHash: string): Promise<AuthSignUpsTable | undefined> {
  return p.db
    .deleteFrom('auth_sign_ups')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', p.clock())
    .returningAll()
    .executeTakeFirst();
}

/** Sign-ups that wait for a mail to this address, newest first. */
export function listSignUps(p: Platform, addressIndex: string): Promise<AuthSignUpsTable[]> {
  return p.db
    .selectFrom('auth_sign_ups')
    .selectAll()
    .where('address_index', '=', addressIndex)
    .where('expires_at', '>', p.clock())
    .orderBy('created_at', 'desc')
    .execute();
}

/** Gives a waiting sign-up a new link; the one before stops working. */
export async function renewSignUp(p: Platform, id: string, tokenHash: string, expiresAt: number): Promise<void> {
  await p.db
    .updateTable('auth_sign_ups')
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Removes what still waits for this address; returns the ids that were made for nothing. */
export async function deleteSignUpsFor(p: Platform, addressIndex: string, but: string): Promise<string[]> {
  const rows = await p.db
    .deleteFrom('auth_sign_ups')
    .where('address_index', '=', addressIndex)
    .returning(['uid', 'upgrade'])
    .execute();
  return rows.filter((row) => row.upgrade === 0 && row.uid !== but).map((row) => row.uid);
}

/** Removes sign-ups whose link has expired; returns the ids that were made for nothing. */
export async function deleteExpiredSignUps(p: Platform): Promise<string[]> {
  const rows = await p.db
    .deleteFrom('auth_sign_ups')
    .where('expires_at', '<=', p.clock())
    .returning(['uid', 'upgrade'])
    .execute();
  return rows.filter((row) => row.upgrade === 0).map((row) => row.uid);
}
