import type { z } from 'zod';
import { deliverSoon } from '#server/mail/mail-queue.ts';
import type { Platform } from '#server/platform.ts';
import type { forgotPasswordSchema, resetPasswordSchema, signInSchema } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { addressIndex, blindAddress, checkAddress } from './addresses.ts';
import { countTry, demandTry, forgetTries, MAIL_LIMIT, SIGN_IN_LIMIT } from './attempt-limits.ts';
import { authStatus } from './auth-errors.ts';
import { authOf } from './auth-instance.ts';
import { checkNewPassword } from './password-check.ts';
import { verifyPassword } from './password-hash.ts';
import { type OpenSession, startSession } from './sessions.service.ts';
import { listSignUps } from './sign-ups.repository.ts';

/** Of several sign-ups that wait for the same address only the latest are looked at: each look costs a hash. */
const WAITING_LOOKED_AT = 3;

/**
 * Signs in with address and password.
 *
 * @param network where the request comes from (`networkOf`); wrong passwords are counted per account and network
 * @throws AppError `auth.email_invalid`, `auth.password_missing`, `auth.credentials_wrong`, `auth.slow_down`,
 * and, only after the right password, `auth.verify_email`
 */
export async function signIn(p: Platform, input: z.output<typeof signInSchema>, network: string): Promise<OpenSession> {
  const address = checkAddress(input.email);
  if (input.password === '') throw new AppError('auth.password_missing');
  const index = await addressIndex(p, address);
  const subject = `${index}:${network}`;
  await demandTry(p, SIGN_IN_LIMIT, subject);
  const token = await openWithPassword(p, index, input.password);
  await forgetTries(p, SIGN_IN_LIMIT, subject);
  return startSession(p, token);
}

async function openWithPassword(p: Platform, index: string, password: string): Promise<string> {
  const auth = await authOf(p);
  try {
    const { token } = await auth.api.signInEmail({ body: { email: blindAddress(index), password } });
    return token;
  } catch (error) {
    if (authStatus(error) !== 401) throw error;
  }
  for (const waiting of (await listSignUps(p, index)).slice(0, WAITING_LOOKED_AT)) {
    if (await verifyPassword(password, waiting.password_hash)) throw new AppError('auth.verify_email');
  }
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
