import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import { type NewPasskey, PASSKEYS_MAX, type Passkey, type PasskeyAnswer } from '#shared/auth/passkeys.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { isDuplicate } from './auth-errors.ts';
import {
  type Ceremony,
  isOwnChallenge,
  newChallenge,
  type Purpose,
  spendChallenge,
  userHandle,
} from './passkey-ceremony.ts';
import {
  deletePasskey,
  findPasskey,
  findPasskeyByCredential,
  hasAnyPasskey,
  insertPasskey,
  listPasskeysOf,
  type StoredPasskey,
  updatePasskey,
} from './passkeys.repository.ts';
import { findPerson } from './people.repository.ts';

/** As long as its challenge. */
const TIMEOUT_MS = 5 * 60_000;

/** Ed25519, ECDSA on P-256, RSA: what every authenticator of today has one of. */
const ALGORITHMS = [-8, -7, -257];

/** Large, and only passkeys need it: loaded with the first of them. */
const webauthn = () => import('@simplewebauthn/server');

const toPasskey = ({ id, name, createdAt, lastUsedAt, synced }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
  synced,
});

/** Whatever was wrong with an answer, it is refused in the same words: nothing tells whose passkey it might be. */
const refused = (cause?: unknown) => new AppError('auth.passkey_refused', { cause });

/** Oldest first. */
export async function listPasskeys(p: Platform, uid: string): Promise<Passkey[]> {
  return (await listPasskeysOf(p, uid)).map(toPasskey);
}

export function hasPasskeys(p: Platform, uid: string): Promise<boolean> {
  return hasAnyPasskey(p, uid);
}

const descriptor = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId, transports });

/**
 * What the browser needs to make a passkey: one that finds its account by itself, and asks for the person's finger,
 * face or PIN.
 *
 * @throws AppError `auth.method_unavailable` without an account, `auth.passkeys_full`
 */
export async function beginAddingPasskey(
  p: Platform,
  uid: string,
  at: Ceremony,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const person = await findPerson(p, uid);
  if (!person || person.anonymous) throw new AppError('auth.method_unavailable');
  const held = await listPasskeysOf(p, uid);
  if (held.length >= PASSKEYS_MAX) throw new AppError('auth.passkeys_full');
  const { generateRegistrationOptions } = await webauthn();
  const name = person.email ?? person.displayName ?? at.rpId;
  return generateRegistrationOptions({
    rpName: at.rpId,
    rpID: at.rpId,
    userName: name,
    userDisplayName: name,
    userID: Uint8Array.from(await userHandle(p, uid)),
    challenge: Uint8Array.from(Buffer.from(await newChallenge(p, 'add', uid, at), 'base64url')),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: held.map(descriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Keeps a passkey that the browser made.
 *
 * @throws AppError `auth.passkey_refused`, `auth.passkey_known`, `auth.passkeys_full`
 */
export async function addPasskey(
  p: Platform,
  uid: string,
  input: { passkey: NewPasskey; name: string },
  at: Ceremony,
): Promise<Passkey> {
  const { verifyRegistrationResponse } = await webauthn();
  const { authenticatorAttachment: _, ...response } = input.passkey;
  const verified = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: (challenge) => isOwnChallenge(p, challenge, 'add', uid, at),
    expectedOrigin: at.origin,
    expectedRPID: at.rpId,
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!verified.verified || !(await spendChallenge(p, challengeIn(input.passkey)))) throw refused();
  if ((await listPasskeysOf(p, uid)).length >= PASSKEYS_MAX) throw new AppError('auth.passkeys_full');
  const { credential, credentialDeviceType } = verified.registrationInfo;
  try {
    const stored = await insertPasskey(p, uid, {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: input.passkey.response.transports,
      name: input.name,
      synced: credentialDeviceType === 'multiDevice',
      lastUsedAt: null,
    });
    await recordAct(p, uid, 'passkey.added');
    p.live.publish(uid, 'user');
    return toPasskey(stored);
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('auth.passkey_known');
    throw error;
  }
}

/** @throws AppError `auth.passkey_not_found` */
export async function renamePasskey(p: Platform, uid: string, id: string, name: string): Promise<void> {
  for (;;) {
    const held = await findPasskey(p, uid, id);
    if (!held) throw new AppError('auth.passkey_not_found');
    if (await updatePasskey(p, held, { name })) break;
  }
  p.live.publish(uid, 'user');
}

/** @throws AppError `auth.passkey_not_found` */
export async function removePasskey(p: Platform, uid: string, id: string): Promise<void> {
  if (!(await deletePasskey(p, uid, id))) throw new AppError('auth.passkey_not_found');
  await recordAct(p, uid, 'passkey.removed');
  p.live.publish(uid, 'user');
}

/** What the browser needs to sign in with whichever passkey the person picks: it names nobody. */
export async function beginPasskeySignIn(p: Platform, at: Ceremony): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return requestOptions(at, await newChallenge(p, 'sign-in', null, at), []);
}

/** What the browser needs to prove that this person is still there. */
export async function beginPasskeyProof(
  p: Platform,
  uid: string,
  at: Ceremony,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const held = await listPasskeysOf(p, uid);
  if (held.length === 0) throw new AppError('auth.method_unavailable');
  return requestOptions(at, await newChallenge(p, 'proof', uid, at), held);
}

async function requestOptions(
  at: Ceremony,
  challenge: string,
  allowed: StoredPasskey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: at.rpId,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptor),
  });
}

/**
 * The person a passkey signs in. It is two factors in one: something they have, and a finger, face or PIN.
 *
 * @returns the uid
 * @throws AppError `auth.passkey_refused`
 */
export async function signInByPasskey(p: Platform, answer: PasskeyAnswer, at: Ceremony): Promise<string> {
  const { uid } = await checkAnswer(p, answer, { purpose: 'sign-in', uid: null }, at);
  return uid;
}

/** Takes a passkey of this person as proof that they are there. @throws AppError `auth.passkey_refused` */
export async function checkPasskeyProof(p: Platform, uid: string, answer: PasskeyAnswer, at: Ceremony): Promise<void> {
  await checkAnswer(p, answer, { purpose: 'proof', uid }, at);
}

async function checkAnswer(
  p: Platform,
  answer: PasskeyAnswer,
  asked: { purpose: Purpose; uid: string | null },
  at: Ceremony,
): Promise<StoredPasskey> {
  const held = await findPasskeyByCredential(p, answer.id);
  if (!held || (asked.uid !== null && held.uid !== asked.uid)) throw refused();
  const { userHandle: handle, ...response } = answer.response;
  if (handle && handle !== (await userHandle(p, held.uid)).toString('base64url')) throw refused();
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticatorAttachment: _, ...rest } = answer;
  const verified = await verifyAuthenticationResponse({
    response: { ...rest, response },
    expectedChallenge: (challenge) => isOwnChallenge(p, challenge, asked.purpose, asked.uid, at),
    expectedOrigin: at.origin,
    expectedRPID: at.rpId,
    credential: {
      id: held.credentialId,
      publicKey: Uint8Array.from(Buffer.from(held.publicKey, 'base64url')),
      counter: held.counter,
    },
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!verified.verified || !(await spendChallenge(p, challengeIn(answer)))) throw refused();
  if (!(await noteUse(p, held, verified.authenticationInfo.newCounter))) throw refused();
  return held;
}

/** False where a copy of the passkey moved the counter as far at the same moment, or it was removed. */
async function noteUse(p: Platform, held: StoredPasskey, counter: number): Promise<boolean> {
  let current: StoredPasskey | null = held;
  while (current) {
    if (counter > 0 && counter <= current.counter) return false;
    if (await updatePasskey(p, current, { counter, lastUsedAt: p.clock() })) return true;
    current = await findPasskey(p, held.uid, held.id);
  }
  return false;
}

/** The challenge an answer was made for; read only after the answer was found to be right. */
function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
    challenge: string;
  };
  return challenge;
}
