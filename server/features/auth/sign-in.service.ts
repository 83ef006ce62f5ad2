import type { z } from 'zod';
import { recordAct } from '#server/audit/audit.ts';
import { isLoopback } from '#server/http/client-address.ts';
import { deliverSoon } from '#server/mail/mail-queue.ts';
import type { Platform } from '#server/platform.ts';
import type { forgotPasswordSchema, resetPasswordSchema, signInSchema } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { KNOWN_DEVICE_LIMIT, SIGN_IN_ADDRESS_LIMIT, UNKNOWN_DEVICE_LIMIT } from './account-limits.ts';
import { addressIndex, blindAddress, checkAddress } from './addresses.ts';
import { countTry, demandTry, forgetTries, MAIL_LIMIT, networkOf, SIGN_IN_LIMIT } from './attempt-limits.ts';
import { authStatus } from './auth-errors.ts';
import { authOf } from './auth-instance.ts';
import { isKnownDevice } from './devices.service.ts';
import { hashToken } from './opaque-tokens.ts';
import { checkNewPassword } from './password-check.ts';
import { verifyPassword } from './password-hash.ts';
import { findPasswordHash, findUidByAddress } from './people.repository.ts';
import { listSignUps } from './sign-ups.repository.ts';

/** Of several sign-ups that wait for the same address only the latest are looked at: each look costs a hash. */
const WAITING_LOOKED_AT = 3;

/** Nobody's: looked at where there is no account, so that both cost one hash. */
const NO_HASH = `$argon2id$v=19$m=47104,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Where a sign-in comes from. */
export interface SignInPlace {
  /** Empty for requests made in-process. */
  address: string;
  /** From the browser's device cookie. */
  deviceToken: string | null;
}

/**
 * Who an address and a password belong to. Tries are counted before they are made: five in fifteen minutes for an
 * account from a network, fifty a day from devices it does not know, thirty in fifteen minutes from one address. A
 * device it knows has five of its own.
 *
 * @returns the person's uid
 * @throws AppError `auth.email_invalid`, `auth.password_missing`, `auth.credentials_wrong`, `auth.slow_down`,
 * and, only after the right password, `auth.verify_email`
 */
export async function checkPassword(
  p: Platform,
  input: Pick<z.output<typeof signInSchema>, 'email' | 'password'>,
  from: SignInPlace,
): Promise<string> {
  const address = checkAddress(input.email);
  if (input.password === '') throw new AppError('auth.password_missing');
  const index = await addressIndex(p, address);
  const uid = await findUidByAddress(p, blindAddress(index));
  const known = uid !== null && (await isKnownDevice(p, uid, from.deviceToken));
  const subject = known ? `${index}:${hashToken(from.deviceToken ?? '')}` : `${index}:${networkOf(from.address)}`;
  const limit = known ? KNOWN_DEVICE_LIMIT : SIGN_IN_LIMIT;
  await demandTry(p, limit, subject);
  if (!known) {
    if (from.address !== '' && !isLoopback(from.address)) await demandTry(p, SIGN_IN_ADDRESS_LIMIT, from.address);
    await demandTry(p, UNKNOWN_DEVICE_LIMIT, index);
  }
  const found = await evaluate(p, uid, index, input.password);
  await forgetTries(p, limit, subject);
  return found;
}

async function evaluate(p: Platform, uid: string | null, index: string, password: string): Promise<string> {
  const hash = uid === null ? null : await findPasswordHash(p, uid);
  const fits = await verifyPassword(password, hash ?? NO_HASH);
  if (fits && uid !== null && hash !== null) return uid;
  for (const waiting of (await listSignUps(p, index)).slice(0, WAITING_LOOKED_AT)) {
    if (await verifyPassword(password, waiting.password_hash)) throw new AppError('auth.verify_email');
  }
  if (uid !== null) await recordAct(p, uid, 'session.refused');
  throw new AppError('auth.credentials_wrong');
}

/**
 * Mails a reset link where the address has an account; the caller answers the same either way.
 *
 * @throws AppError `auth.email_invalid`
 */
export async function forgotPassword(p: Platform, input: z.output<typeof forgotPasswordSchema>): Promise<void> {
  const index = await addressIndex(p, checkAddress(input.email));
  if ((await countTry(p, MAIL_LIMIT, index)) > 0) return;
  const auth = await authOf(p);
  await auth.api.requestPasswordReset({ body: { email: blindAddress(index) } });
  deliverSoon(p);
}

/**
 * Sets a new password by a mailed link and ends every session of the account.
 *
 * @throws AppError `auth.password_missing`, `auth.password_weak` (the link stays good), `auth.link_expired`
 */
export async function resetPassword(p: Platform, input: z.output<typeof resetPasswordSchema>): Promise<void> {
  await checkNewPassword(p, input.password, []);
  const auth = await authOf(p);
  try {
    await auth.api.resetPassword({ body: { token: input.token, newPassword: input.password } });
  } catch (error) {
    if (authStatus(error) === 400) throw new AppError('auth.link_expired');
    throw error;
  }
}
