import { randomUUID } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import type { AgeBand, Consents } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { anonymousAddress, blindAddress } from './addresses.ts';
import { isDuplicate } from './auth-errors.ts';
import type { AuthWriter } from './better-auth.ts';
import { noteConsents } from './consent-log.service.ts';
import { findPerson, insertPerson, sealField, updatePerson } from './people.repository.ts';

/** What a sign-up gives a person. */
export interface Admission {
  uid: string;
  /** The uid is an anonymous person's who now gets an address; everything of theirs stays. */
  upgrade: boolean;
  addressIndex: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  passwordHash: string;
  ageBand: AgeBand;
  consents: Consents;
}

const addPassword = (writer: AuthWriter, authId: string, password: string) =>
  writer.linkAccount({ userId: authId, providerId: 'credential', accountId: authId, password });

async function admitNew(tp: Platform, writer: AuthWriter, to: Admission): Promise<string> {
  const user = await writer.createUser(
    { email: blindAddress(to.addressIndex), name: '', emailVerified: to.emailVerified },
    { method: 'email-password' },
  );
  await addPassword(writer, user.id, to.passwordHash);
  await insertPerson(tp, {
    uid: to.uid,
    auth_id: user.id,
    anonymous: 0,
    email_sealed: await sealField(tp, to.uid, 'email_sealed', to.email),
    email_verified: to.emailVerified ? 1 : 0,
    display_name_sealed: await sealField(tp, to.uid, 'display_name_sealed', to.displayName),
    profile_pic_sealed: null,
    age_band: to.ageBand,
    consents: JSON.stringify(to.consents),
    settings: '{}',
    created_at: tp.clock(),
    last_sign_in_at: null,
  });
  await noteConsents(tp, to.uid, null, to.consents);
  return user.id;
}

/**
 * The same person, the same better-auth user: only an address and a password are added, so no row
 * has to move. The age band stays as first answered; the consents given now are the ones that count.
 */
async function admitAnonymous(tp: Platform, writer: AuthWriter, to: Admission): Promise<string> {
  const person = await findPerson(tp, to.uid);
  if (!person?.anonymous) throw new AppError('auth.already_upgraded');
  await writer.updateUser(person.authId, { email: blindAddress(to.addressIndex), emailVerified: to.emailVerified });
  await addPassword(writer, person.authId, to.passwordHash);
  await updatePerson(tp, to.uid, {
    anonymous: 0,
    email_sealed: await sealField(tp, to.uid, 'email_sealed', to.email),
    email_verified: to.emailVerified ? 1 : 0,
    consents: JSON.stringify(to.consents),
    ...(to.displayName === null
      ? {}
      : { display_name_sealed: await sealField(tp, to.uid, 'display_name_sealed', to.displayName) }),
  });
  await noteConsents(tp, to.uid, person.consents, to.consents);
  return person.authId;
}

/** Makes the account, or turns an anonymous one into it. Returns better-auth's id. Runs in the caller's transaction. */
export function admit(tp: Platform, writer: AuthWriter, to: Admission): Promise<string> {
  return to.upgrade ? admitAnonymous(tp, writer, to) : admitNew(tp, writer, to);
}

/** Makes a person without an address. Returns better-auth's id. */
export async function admitNameless(
  tp: Platform,
  writer: AuthWriter,
  to: Pick<Admission, 'uid' | 'ageBand' | 'consents'>,
): Promise<string> {
  const user = await writer.createUser(
    { email: anonymousAddress(randomUUID()), name: '', emailVerified: false },
    { method: 'anonymous' },
  );
  await insertPerson(tp, {
    uid: to.uid,
    auth_id: user.id,
    anonymous: 1,
    email_sealed: null,
    email_verified: 0,
    display_name_sealed: null,
    profile_pic_sealed: null,
    age_band: to.ageBand,
    consents: JSON.stringify(to.consents),
    settings: '{}',
    created_at: tp.clock(),
    last_sign_in_at: null,
  });
  await noteConsents(tp, to.uid, null, to.consents);
  return user.id;
}

/**
 * Makes the person's key, then their rows. The key store is another database, so the key comes
 * first (rulings, 24). It is destroyed again only where the rows were surely refused: a commit whose
 * answer was lost may have happened, and a key too many harms nobody.
 */
export async function withNewKey<T>(p: Platform, uid: string, work: () => Promise<T>): Promise<T> {
  await p.vault.createKey(uid);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || isDuplicate(error)) await p.vault.destroyKeys(uid);
    throw error;
  }
}
