import type { Context } from 'hono';
import { z } from 'zod';
import { recordAct } from '#server/audit/audit.ts';
import { addressOf, isLoopback } from '#server/http/client-address.ts';
import type { Platform } from '#server/platform.ts';
import { type Arrival, purposeSchema } from '#shared/auth/identities.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { demandNoAccount, keepBy, linkTo, ownerOf, type ProvenIdentity } from './arrivals.service.ts';
import { networkOf } from './attempt-limits.ts';
import { currentSession, finishSignIn } from './finish-sign-in.ts';
import { findPerson } from './people.repository.ts';
import { proofsOf } from './proofs.service.ts';
import { clearSealedCookie, readSealedCookie, writeSealedCookie } from './sealed-cookie.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { confirmSession, type OpenSession } from './sessions.service.ts';
import { takeSignInPhoto } from './sign-in-photo.ts';

/*
 * Why is this hard?
 * A provider or a number proves one thing only: who somebody is there. What follows depends on why they went, on
 * whether the way in belongs to an account, and on who is here now; and while it is not settled, nothing may be stored.
 */

/** Why somebody set out, kept in their browser until they are back. */
export const errandSchema = z.object({
  purpose: purposeSchema,
  /** Who was signed in, where that matters: to link and to confirm. */
  uid: z.string().nullable(),
  from: z.string().nullable(),
  shared: z.boolean(),
});
export type Errand = z.infer<typeof errandSchema>;

const identitySchema = z.object({
  provider: z.string(),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
});

/** Proved, and not settled yet. */
const waitingSchema = z.object({
  identity: identitySchema,
  name: z.string().nullable(),
  picture: z.string().nullable(),
  /** The account that it belongs to; null for somebody new. */
  owner: z.string().nullable(),
  errand: errandSchema,
});
export type Waiting = z.infer<typeof waitingSchema>;

const COOKIE = 'a';
const WAITS_MS = 15 * 60_000;

/** Where a request comes from, for limits; empty where that tells no two people apart. */
export function networkFrom(c: Context, p: Platform): string {
  const address = addressOf(c, p.config.trustedProxies);
  return address === '' || isLoopback(address) ? '' : networkOf(address);
}

const wayOf = ({ provider }: ProvenIdentity): 'phone' | 'oidc' => (provider === 'phone' ? 'phone' : 'oidc');

/** What the page is told. */
export function describeArrival(p: Platform, next: Arrival['next'], { identity, name, errand }: Waiting): Arrival {
  const provider = p.config.oidcProviders.find(({ id }) => id === identity.provider);
  return {
    next,
    from: errand.from,
    provider: provider?.name ?? null,
    name: next === 'join' ? name : null,
    email: next === 'join' && identity.emailVerified ? identity.email : null,
  };
}

/** Somebody proved it, but this browser is no longer the one of the person who set out. */
function demandSame(session: OpenSession | null, uid: string | null): OpenSession {
  if (!session || session.uid !== uid || session.lockedAt !== null) throw new AppError('auth.provider_stopped');
  return session;
}

async function forErrand(c: Context, p: Platform, waiting: Waiting): Promise<Arrival['next']> {
  const { identity, errand, picture } = waiting;
  const session = await currentSession(c, p);
  if (errand.purpose === 'link') {
    const { uid } = demandSame(session, errand.uid);
    await linkTo(p, uid, identity);
    await recordAct(p, uid, 'method.linked');
    takeSignInPhoto(p, uid, identity.provider, picture);
    return 'linked';
  }
  const owner = await ownerOf(p, identity);
  if (errand.purpose === 'confirm') {
    const here = demandSame(session, errand.uid);
    // Where there is a stronger proof, that one is asked for.
    const method = identity.provider === 'phone' ? 'phone' : 'provider';
    if (owner !== here.uid || !(await proofsOf(p, here.uid)).includes(method))
      throw new AppError('auth.method_unavailable');
    await recordAct(p, here.uid, 'proof.given');
    await writeSessionCookie(c, p, await confirmSession(p, here));
    return 'confirmed';
  }
  const person = session && (await findPerson(p, session.uid));
  if (owner !== null) {
    // What is here without an account would be out of reach: the person is asked first.
    if (person?.anonymous) return 'choose';
    await finishSignIn(c, p, { uid: owner, way: wayOf(identity), shared: errand.shared });
    return 'signed_in';
  }
  if (!person?.anonymous) {
    await demandNoAccount(p, identity);
    return 'join';
  }
  await keepBy(p, person.uid, identity);
  await finishSignIn(c, p, { uid: person.uid, way: 'sign-up', shared: errand.shared });
  takeSignInPhoto(p, person.uid, identity.provider, picture);
  return 'kept';
}

/**
 * Goes on from a proof, as far as that can be done without asking.
 *
 * @throws AppError `auth.provider_stopped`, `auth.method_unavailable`, `auth.account_exists`, `auth.second_step`
 */
export async function arrive(c: Context, p: Platform, proven: Omit<Waiting, 'owner'>): Promise<Arrival> {
  const next = await forErrand(c, p, { ...proven, owner: null });
  const owner = next === 'choose' ? await ownerOf(p, proven.identity) : null;
  const waiting = { ...proven, owner };
  if (next === 'join' || next === 'choose') await writeSealedCookie(c, p, COOKIE, waiting, WAITS_MS);
  return describeArrival(p, next, waiting);
}

/** What waits in this browser to be settled. @throws AppError `auth.provider_stopped` where nothing does any more */
export async function readWaiting(c: Context, p: Platform): Promise<Waiting> {
  const waiting = await readSealedCookie(c, p, COOKIE, waitingSchema);
  if (!waiting) throw new AppError('auth.provider_stopped');
  return waiting;
}

export const forgetWaiting = (c: Context, p: Platform): void => clearSealedCookie(c, p, COOKIE);
