import type { MiddlewareHandler } from 'hono';
import { proofsOf } from '#server/features/auth/proofs.service.ts';
import type { SignedIn } from '#server/features/auth/session-middleware.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Long enough for the answer to the question to arrive, too short to have been given for something else. */
const JUST_NOW_MS = 60_000;

/**
 * Stands behind `requireUser(p)` before the deletion of an account. Having signed in, or having confirmed something
 * else a few minutes ago, is not enough: whoever sits at an open page must not be able to do this.
 *
 * @throws AppError `auth.confirm_it_is_you`
 */
export function requireProofNow(p: Platform): MiddlewareHandler<SignedIn> {
  return async function provenNow(c, next) {
    const { confirmedAt, createdAt, uid } = c.var.session;
    const age = p.clock() - confirmedAt;
    const isProven = confirmedAt > createdAt && age >= 0 && age < JUST_NOW_MS;
    if (!isProven && (await proofsOf(p, uid)).length > 0) throw new AppError('auth.confirm_it_is_you');
    await next();
  };
}
