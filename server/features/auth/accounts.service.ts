import { readPhotoAddress } from '#server/features/profile/pictures.service.ts';
import type { Platform } from '#server/platform.ts';
import type { AuthUser, Consents, Session } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { holdPerson } from './consent-log.repository.ts';
import { noteConsents } from './consent-log.service.ts';
import { type IdentityRow, listIdentityRows } from './identities.repository.ts';
import { describeLocked, readLock } from './locks.service.ts';
import { findPasswordHash, findPerson, type Person, updatePerson } from './people.repository.ts';
import type { OpenSession } from './sessions.service.ts';

interface Ways {
  photoURL: string | null;
  hasPassword: boolean;
  identities: readonly IdentityRow[];
}

/** The auth user of the specification, with all its fields. */
function toAuthUser(person: Person, { photoURL, hasPassword, identities }: Ways): AuthUser {
  const known = identities.flatMap(({ provider, body }) => (body ? [{ providerId: provider, uid: body.subject }] : []));
  return {
    uid: person.uid,
    displayName: person.displayName,
    email: person.email,
    emailVerified: person.emailVerified,
    phoneNumber: known.find(({ providerId }) => providerId === 'phone')?.uid ?? null,
    photoURL,
    providerData: [
      ...(hasPassword && person.email !== null ? [{ providerId: 'password', uid: person.email }] : []),
      ...known,
    ],
    isAnonymous: person.anonymous,
    tenantId: null,
    metadata: {
      creationTime: new Date(person.createdAt).toISOString(),
      lastSignInTime: person.lastSignInAt === null ? null : new Date(person.lastSignInAt).toISOString(),
    },
  };
}

const NOBODY: Session = { user: null, leaseExpiresAt: null, ageBand: null, consents: null };

/**
 * Who is signed in. A session whose lease has lapsed still says so, with `leaseExpiresAt` in the
 * past: the page then renews it before it asks for anything else.
 */
export async function describeSession(p: Platform, session: OpenSession | null): Promise<Session> {
  const person = session && (await findPerson(p, session.uid));
  if (session?.lockedAt != null) return { ...NOBODY, locked: await describeLocked(p, session) };
  if (!session || !person) return NOBODY;
  const [photoURL, hash, identities] = await Promise.all([
    readPhotoAddress(p, person.uid),
    findPasswordHash(p, person.uid),
    listIdentityRows(p, person.uid),
  ]);
  return {
    leavingAt: session.leavingAt,
    user: toAuthUser(person, { photoURL, hasPassword: hash !== null, identities }),
    leaseExpiresAt: session.leaseExpiresAt,
    ageBand: person.ageBand,
    consents: person.consents,
    lockMinutes: (await readLock(p, person.uid))?.minutes ?? null,
  };
}

/**
 * Gives or withdraws consents; the three together, as they now stand. What changed is noted with its date.
 *
 * @throws AppError `profile.not_found`
 */
export async function updateConsents(p: Platform, uid: string, consents: Consents): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    // Held before it is read, so that two tabs note one after the other.
    await holdPerson(tx, uid);
    const person = await findPerson(inside, uid);
    if (!person) throw new AppError('profile.not_found');
    await updatePerson(inside, uid, { consents: JSON.stringify(consents) });
    await noteConsents(inside, uid, person.consents, consents);
  });
  p.live.publish(uid, 'user');
}
