import type { Platform } from '#server/platform.ts';
import { policyFor, policyProblems } from '#shared/auth/password-rules.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Holds a new password against the instance's policy and the list of common ones.
 *
 * @param personal the person's address and name, which must not be the password
 * @param hasSecondStep whether logging in asks for a code as well; hardened instances then take shorter ones
 * @throws AppError `auth.password_missing`, or `auth.password_weak` with `details.problems`
 */
export async function checkNewPassword(
  p: Platform,
  password: string,
  personal: readonly string[],
  hasSecondStep = false,
): Promise<void> {
  if (password === '') throw new AppError('auth.password_missing');
  const problems = policyProblems(policyFor(p.config.passwordPolicy, hasSecondStep), password);
  if (await isCommonPassword(password, personal)) problems.push('common');
  if (problems.length > 0) throw new AppError('auth.password_weak', { details: { problems } });
}
