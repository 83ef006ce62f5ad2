import type { MiddlewareHandler } from 'hono';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { proofsOf } from './proofs.service.ts';
import type { SignedIn } from './session-middleware.ts';
import { PROOF_MS } from './session-times.ts';

/**
 * Stands behind `requireUser(p)` before the twelve sensitive acts: lets pass whoever proved who they are within five
 * minutes, at sign-in or by `POST /api/auth/confirm`. Whoever has nothing to prove it with passes as well.
 *
 * @throws AppError `auth.confirm_it_is_you`
 */
export function requireConfirmed(p: Platform): MiddlewareHandler<SignedIn> {
  return async function confirmed(c, next) {
    const { confirmedAt, uid } = c.var.session;
    const age = p.clock() - confirmedAt;
    // A clock that was set back must not make old proofs young.
    const isFresh = age >= 0 && age < PROOF_MS;
    if (!isFresh && (await proofsOf(p, uid)).length > 0) throw new AppError('auth.confirm_it_is_you');
    await next();
  };
}
