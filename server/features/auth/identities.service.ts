import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import type { IdentityList } from '#shared/auth/identities.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { deleteIdentity, type IdentityRow, listIdentityRows } from './identities.repository.ts';
import { findPasswordHash, findPerson } from './people.repository.ts';

/** Every way in of a person beside the password, opened: for the profile, the auth user and the export. */
export const readIdentities = (p: Platform, uid: string): Promise<IdentityRow[]> => listIdentityRows(p, uid);

/** Whether somebody gets in without any of the linked ways. A mailed link needs a mail server and a confirmed address. */
async function hasOtherWay(p: Platform, uid: string): Promise<boolean> {
  const [person, password, passkey] = await Promise.all([
    findPerson(p, uid),
    findPasswordHash(p, uid),
    p.db.selectFrom('auth_passkeys').select('id').where('uid', '=', uid).executeTakeFirst(),
  ]);
  if (passkey || (password && person?.email)) return true;
  return p.mail.configured && person?.email != null && person.emailVerified;
}

/** Only what can still be used: a provider that was taken out of the settings lets nobody in. */
const isUsable = (p: Platform, { provider }: IdentityRow): boolean =>
  provider === 'phone' ? p.config.phone !== null : p.config.oidcProviders.some(({ id }) => id === provider);

/** The linked ways that can be used now. */
export async function usableIdentities(p: Platform, uid: string): Promise<IdentityRow[]> {
  return (await listIdentityRows(p, uid)).filter((row) => isUsable(p, row));
}

/** The linked ways of a person, and whether each may go. */
export async function describeIdentities(p: Platform, uid: string): Promise<IdentityList> {
  const rows = await listIdentityRows(p, uid);
  const other = await hasOtherWay(p, uid);
  const usable = rows.filter((row) => isUsable(p, row));
  return {
    identities: rows.map((row) => ({
      id: row.id,
      provider: row.provider,
      name: p.config.oidcProviders.find(({ id }) => id === row.provider)?.name ?? null,
      label: row.provider === 'phone' ? (row.body?.subject ?? null) : (row.body?.email ?? null),
      createdAt: row.createdAt,
      removable: other || usable.some(({ id }) => id !== row.id),
    })),
  };
}

/**
 * Takes a way in away.
 *
 * @throws AppError `auth.last_way_in`, `http.not_found`
 */
export async function unlink(p: Platform, uid: string, id: string): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    // One at a time: two tabs that each take one away must not leave none.
    await tx.updateTable('people').set({ uid }).where('uid', '=', uid).execute();
    const found = (await describeIdentities(tp, uid)).identities.find((identity) => identity.id === id);
    if (!found) throw new AppError('http.not_found');
    if (!found.removable) throw new AppError('auth.last_way_in');
    await deleteIdentity(tp, uid, id);
    await recordAct(tp, uid, 'method.unlinked');
  });
  p.live.publish(uid, 'user');
}
