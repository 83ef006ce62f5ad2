import { randomUUID } from 'node:crypto';
import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { deleteLinksOf } from './mailed-links.repository.ts';
import { checkNewPassword } from './password-check.ts';
import { hashPassword } from './password-hash.ts';
import { findPerson } from './people.repository.ts';
import { confirmSession, endSessionsBut, type OpenSession } from './sessions.service.ts';
import { hasTotp } from './totp.service.ts';

/** Makes every link that is still out useless: to a new password, to sign in, to confirm. */
export async function spoilLinks(p: Platform, uid: string, authId: string): Promise<void> {
  await p.db.deleteFrom('auth_verifications').where('value', '=', authId).execute();
  await deleteLinksOf(p, uid);
}

async function storePassword(p: Platform, authId: string, password: string): Promise<void> {
  const at = new Date(p.clock()).toISOString();
  const changed = await p.db
    .updateTable('auth_accounts')
    .set({ password, updated_at: at })
    .where('user_id', '=', authId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await p.db
    .insertInto('auth_accounts')
    .values({
      id: randomUUID(),
      account_id: authId,
      provider_id: 'credential',
      user_id: authId,
      access_token: null,
      refresh_token: null,
      id_token: null,
      access_token_expires_at: null,
      refresh_token_expires_at: null,
      scope: null,
      password,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/**
 * Sets a person's password, or their first one. Their other sessions end, links that are out stop working, and this
 * session gets a new token.
 *
 * @throws AppError `auth.password_missing`, `auth.password_weak`, and `auth.method_unavailable` where there is no
 * address to log in with
 */
export async function changePassword(p: Platform, session: OpenSession, password: string): Promise<OpenSession> {
  const person = await findPerson(p, session.uid);
  if (!person?.email) throw new AppError('auth.method_unavailable');
  await checkNewPassword(p, password, [person.email, person.displayName ?? ''], await hasTotp(p, person.uid));
  const hash = await hashPassword(password);
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    await storePassword(tp, person.authId, hash);
    await spoilLinks(tp, person.uid, person.authId);
  });
  await endSessionsBut(p, person.uid, session.sessionId);
  await recordAct(p, person.uid, 'password.changed');
  return confirmSession(p, session);
}
