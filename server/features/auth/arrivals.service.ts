import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import type { AgeBand, Consents } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { addressIndex, anonymousAddress, blindAddress, checkAddress } from './addresses.ts';
import { withNewKey } from './admission.ts';
import { isDuplicate } from './auth-errors.ts';
import { inAuthTransaction } from './auth-instance.ts';
import { noteConsents } from './consent-log.service.ts';
import { findIdentityOwner, insertIdentity } from './identities.repository.ts';
import { findPerson, findPersonByAddress, insertPerson, sealField, updatePerson } from './people.repository.ts';

/** What somebody has just proved by a provider or a phone number. */
export interface ProvenIdentity {
  /** The provider's id in the settings, or 'phone'. */
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
}

/** The index does not tell upper from lower case, but subjects may differ in just that. */
function indexOf(p: Platform, { issuer, subject }: ProvenIdentity): Promise<string> {
  return p.vault.blindIndex(`identity:${createHash('sha256').update(`${issuer}\n${subject}`).digest('hex')}`);
}

/** The person that a way in belongs to, or null. */
export async function ownerOf(p: Platform, identity: ProvenIdentity): Promise<string | null> {
  return findIdentityOwner(p, identity.provider, await indexOf(p, identity));
}

/** The address that may become the account's own: only one that the provider vouches for. */
function vouchedAddress(identity: ProvenIdentity): string | null {
  if (!identity.email || !identity.emailVerified) return null;
  try {
    return checkAddress(identity.email);
  } catch {
    return null;
  }
}

/**
 * An address proves nothing about who made the account that has it, so nobody is let into one by it: they log in the
 * way they did before, and link.
 *
 * @throws AppError `auth.account_exists`
 */
export async function demandNoAccount(p: Platform, identity: ProvenIdentity): Promise<void> {
  const address = vouchedAddress(identity);
  if (address && (await findPersonByAddress(p, blindAddress(await addressIndex(p, address)))))
    throw new AppError('auth.account_exists');
}

async function writeIdentity(tp: Platform, uid: string, identity: ProvenIdentity): Promise<void> {
  const { provider, subject, email } = identity;
  const subjectIndex = await indexOf(tp, identity);
  await insertIdentity(tp, { id: randomUUIDv7(), uid, provider, subjectIndex, body: { subject, email } });
}

/** Somebody else took the way in, or the address, a moment earlier. */
const overtaken = (error: unknown): unknown => (isDuplicate(error) ? new AppError('auth.provider_stopped') : error);

export interface Joining {
  displayName: string | null;
  ageBand: AgeBand;
  consents: Consents;
}

/**
 * Makes an account for somebody new. This is the first that is stored about them.
 *
 * @returns the new uid
 * @throws AppError `auth.account_exists`, `auth.provider_stopped`
 */
export async function joinBy(p: Platform, identity: ProvenIdentity, joining: Joining): Promise<string> {
  await demandNoAccount(p, identity);
  const uid = randomUUIDv7();
  const address = vouchedAddress(identity);
  const index = address && (await addressIndex(p, address));
  const make = () =>
    inAuthTransaction(p, async (tp, writer) => {
      const email = index ? blindAddress(index) : anonymousAddress(randomUUID());
      const user = await writer.createUser({ email, name: '', emailVerified: index !== null }, { method: 'oauth' });
      await insertPerson(tp, {
        uid,
        auth_id: user.id,
        anonymous: 0,
        email_sealed: await sealField(tp, uid, 'email_sealed', address),
        email_verified: address === null ? 0 : 1,
        display_name_sealed: await sealField(tp, uid, 'display_name_sealed', joining.displayName),
        profile_pic_sealed: null,
        age_band: joining.ageBand,
        consents: JSON.stringify(joining.consents),
        settings: '{}',
        created_at: tp.clock(),
        last_sign_in_at: null,
      });
      await noteConsents(tp, uid, null, joining.consents);
      await writeIdentity(tp, uid, identity);
    });
  await withNewKey(p, uid, make).catch((error: unknown) => {
    throw overtaken(error);
  });
  return uid;
}

/**
 * Makes an account out of a space without one. Everything in it stays, and so does its uid.
 *
 * @throws AppError `auth.already_upgraded`, `auth.account_exists`, `auth.provider_stopped`
 */
export async function keepBy(p: Platform, uid: string, identity: ProvenIdentity): Promise<void> {
  await demandNoAccount(p, identity);
  const address = vouchedAddress(identity);
  const index = address && (await addressIndex(p, address));
  const work = inAuthTransaction(p, async (tp, writer) => {
    const person = await findPerson(tp, uid);
    if (!person?.anonymous) throw new AppError('auth.already_upgraded');
    await writeIdentity(tp, uid, identity);
    if (index) await writer.updateUser(person.authId, { email: blindAddress(index), emailVerified: true });
    await updatePerson(tp, uid, {
      anonymous: 0,
      ...(address ? { email_sealed: await sealField(tp, uid, 'email_sealed', address), email_verified: 1 } : {}),
    });
    // More rights, new session: one that somebody got hold of before must not grow with the account.
    await writer.deleteUserSessions(person.authId);
  });
  await work.catch((error: unknown) => {
    throw overtaken(error);
  });
  p.live.publish(uid, 'user');
}

/**
 * Adds a way in. One that is linked already stays as it is.
 *
 * @throws AppError `auth.method_unavailable` where it is somebody else's, or another of the same kind is linked;
 * nobody learns which
 */
export async function linkTo(p: Platform, uid: string, identity: ProvenIdentity): Promise<void> {
  const owner = await ownerOf(p, identity);
  if (owner === uid) return;
  if (owner !== null) throw new AppError('auth.method_unavailable');
  try {
    await writeIdentity(p, uid, identity);
  } catch (error) {
    throw isDuplicate(error) ? new AppError('auth.method_unavailable') : error;
  }
  p.live.publish(uid, 'user');
}
