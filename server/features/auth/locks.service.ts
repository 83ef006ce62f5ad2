import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { recordAct } from '#server/audit/audit.ts';
import type { Limit } from '#server/limits/limits.ts';
import type { Platform } from '#server/platform.ts';
import {
  type Lock,
  type Locked,
  type LockState,
  lockMinutesSchema,
  PIN_TRIES,
  type saveLockSchema,
} from '#shared/auth/lock.contract.ts';
import type { PasskeyAnswer } from '#shared/auth/passkeys.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { countTry, forgetTries } from './attempt-limits.ts';
import { deleteLock, findLock, saveLockRow } from './locks.repository.ts';
import type { Ceremony } from './passkey-ceremony.ts';
import { checkPasskeyProof, hasPasskeys } from './passkeys.service.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { findPerson } from './people.repository.ts';
import { proofsOf } from './proofs.service.ts';
import { updateLease } from './sessions.repository.ts';
import { endSession, type OpenSession } from './sessions.service.ts';

const HOUR = 60 * 60_000;
/** Wrong PINs of one session; the last one ends it. */
const PIN_LIMIT: Limit = { name: 'pin', max: PIN_TRIES - 1, windowMs: 24 * HOUR };
/** Nobody without an account could ever come back: their PIN rests for an hour instead. */
const PIN_REST_LIMIT: Limit = { name: 'pin-rest', max: PIN_TRIES, windowMs: HOUR };

/** Six digits are soon tried: without this secret, which is not in the data store, a copy of it tells nothing. */
async function pepper(p: Platform, pin: string): Promise<string> {
  return createHmac('sha256', await p.vault.instanceSecret('pin'))
    .update(pin)
    .digest('base64');
}

/** The lock of a person with what opens it now, or null where none is set up or nothing would open it any more. */
export async function readLock(p: Platform, uid: string): Promise<Lock | null> {
  const row = await findLock(p, uid);
  if (!row) return null;
  const lock = {
    minutes: lockMinutesSchema.parse(row.minutes),
    pin: row.pin_hash !== null,
    passkey: await hasPasskeys(p, uid),
  };
  return lock.pin || lock.passkey ? lock : null;
}

export async function readLockState(p: Platform, uid: string): Promise<LockState> {
  const [lock, proofs, hasPasskey] = await Promise.all([readLock(p, uid), proofsOf(p, uid), hasPasskeys(p, uid)]);
  return { lock, asksPin: lock?.pin === true && proofs.length === 0, hasPasskey };
}

/** How a locked session opens; nothing else of its person. */
export async function describeLocked(p: Platform, session: OpenSession): Promise<Locked> {
  const [lock, person] = await Promise.all([readLock(p, session.uid), findPerson(p, session.uid)]);
  return { pin: lock?.pin === true, passkey: lock?.passkey === true, anonymous: person?.anonymous === true };
}

/**
 * Counts the try first, so that many at once are no more than many in a row. The fifth wrong one ends the session;
 * where that would lose an anonymous person everything, the PIN rests for an hour.
 */
async function provePin(p: Platform, session: OpenSession, pin: string): Promise<void> {
  const row = await findLock(p, session.uid);
  if (!row?.pin_hash) throw new AppError('auth.method_unavailable');
  const person = await findPerson(p, session.uid);
  const limit = person?.anonymous ? PIN_REST_LIMIT : PIN_LIMIT;
  const subject = person?.anonymous ? session.uid : session.sessionId;
  const wait = await countTry(p, limit, subject);
  if (wait > 0 && limit === PIN_REST_LIMIT) throw new AppError('auth.slow_down', { retryAfter: wait });
  if (await verifyPassword(await pepper(p, pin), row.pin_hash)) return forgetTries(p, limit, subject);
  await recordAct(p, session.uid, 'lock.refused');
  if (wait === 0) throw new AppError('auth.pin_wrong');
  await endSession(p, session);
  throw new AppError('auth.session_ended');
}

/** Where the PIN is the only proof there is, it is asked for before the lock is changed. */
async function demandOwnPin(p: Platform, session: OpenSession, currentPin: string | undefined): Promise<void> {
  if (!(await readLockState(p, session.uid)).asksPin) return;
  if (currentPin === undefined) throw new AppError('auth.pin_missing');
  await provePin(p, session, currentPin);
}

/**
 * Sets the lock up or changes it. Without a new PIN the one of before stays.
 *
 * @throws AppError `auth.pin_missing` where nothing would open it, `auth.pin_wrong`, `auth.session_ended`
 */
export async function saveLock(
  p: Platform,
  session: OpenSession,
  input: z.output<typeof saveLockSchema>,
): Promise<LockState> {
  const { uid } = session;
  await demandOwnPin(p, session, input.currentPin);
  const before = await findLock(p, uid);
  const pin_hash = input.pin ? await hashPassword(await pepper(p, input.pin)) : (before?.pin_hash ?? null);
  if (pin_hash === null && !(await hasPasskeys(p, uid))) throw new AppError('auth.pin_missing');
  await saveLockRow(p, { uid, minutes: input.minutes, pin_hash });
  if (!before) await recordAct(p, uid, 'lock.turned_on');
  else if (input.pin) await recordAct(p, uid, 'pin.changed');
  p.live.publish(uid, 'user');
  return readLockState(p, uid);
}

/** @throws AppError `auth.pin_missing`, `auth.pin_wrong`, `auth.session_ended` */
export async function turnLockOff(p: Platform, session: OpenSession, currentPin: string | undefined): Promise<void> {
  if (!(await findLock(p, session.uid))) return;
  await demandOwnPin(p, session, currentPin);
  await deleteLock(p, session.uid);
  await recordAct(p, session.uid, 'lock.turned_off');
  p.live.publish(session.uid, 'user');
}

/**
 * Locks a session: from now on every route with content answers `auth.locked`, and its streams end.
 *
 * @returns false where no lock is set up
 */
export async function lockSession(p: Platform, session: OpenSession): Promise<boolean> {
  if (session.lockedAt !== null) return true;
  if ((await readLock(p, session.uid)) === null) return false;
  await updateLease(p, session.sessionId, { locked_at: p.clock() });
  p.live.publish(session.uid, 'user');
  return true;
}

/**
 * Opens a locked session with the PIN or a passkey. That is no proof for the twelve sensitive acts.
 *
 * @throws AppError `auth.pin_wrong`, `auth.passkey_refused`, `auth.session_ended` at the fifth wrong PIN
 */
export async function openLocked(
  p: Platform,
  session: OpenSession,
  by: { pin: string } | { answer: PasskeyAnswer; at: Ceremony },
): Promise<OpenSession> {
  if ('pin' in by) await provePin(p, session, by.pin);
  else await checkPasskeyProof(p, session.uid, by.answer, by.at);
  await updateLease(p, session.sessionId, { locked_at: null });
  await recordAct(p, session.uid, 'lock.opened');
  return { ...session, lockedAt: null };
}

/**
 * What quick exit does to a session: it locks where a lock is set up, else it ends, so that nobody who opens the
 * browser is in. An anonymous person without a lock stays signed in: an end would take all they have from them.
 */
export async function leaveSession(p: Platform, session: OpenSession): Promise<'locked' | 'ended' | 'kept'> {
  if (await lockSession(p, session)) return 'locked';
  if ((await findPerson(p, session.uid))?.anonymous !== false) return 'kept';
  await endSession(p, session);
  return 'ended';
}
