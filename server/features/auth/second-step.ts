import type { Context } from 'hono';
import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { writePendingCookie } from './session-cookie.ts';
import { checkSecondCode, hasTotp } from './totp.service.ts';

/** How long a sign-in waits for its code, and how many codes it takes (security note §4.5). */
const SECOND_STEP_MS = 10 * 60_000;
const TRIES = 5;

/** A first step that was passed. */
export interface FirstStep {
  uid: string;
  way: string;
  /** On a device that others use too. */
  shared: boolean;
}

/**
 * Lets pass whoever has no second step. Everybody else's sign-in is kept, tied to this browser, until its code comes.
 *
 * @throws AppError `auth.second_step`
 */
export async function demandSecondStep(c: Context, p: Platform, first: FirstStep): Promise<void> {
  if (!(await hasTotp(p, first.uid))) return;
  const token = newToken();
  await p.db
    .insertInto('auth_pending_sign_ins')
    .values({
      token_hash: hashToken(token),
      uid: first.uid,
      way: first.way,
      shared: first.shared ? 1 : 0,
      tries: 0,
      expires_at: p.clock() + SECOND_STEP_MS,
    })
    .execute();
  await writePendingCookie(c, p, token, SECOND_STEP_MS / 1000);
  throw new AppError('auth.second_step');
}

/**
 * Takes the second step of a sign-in that waits, with a code of the app or a backup code.
 *
 * @param token of the browser's cookie
 * @throws AppError `auth.second_step_over` where nothing waits any more, `auth.code_wrong` with `details.left`,
 * `auth.slow_down`
 */
export async function passSecondStep(p: Platform, token: string | null, code: string): Promise<FirstStep> {
  const hash = hashToken(token ?? '');
  const waiting = await p.db
    .updateTable('auth_pending_sign_ins')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', p.clock())
    .returning(['uid', 'way', 'shared', 'tries'])
    .executeTakeFirst();
  if (!waiting) throw new AppError('auth.second_step_over');
  try {
    await checkSecondCode(p, waiting.uid, code);
  } catch (error) {
    await recordAct(p, waiting.uid, 'session.refused');
    throw error instanceof AppError ? refusal(error, TRIES - waiting.tries) : error;
  }
  const { numDeletedRows } = await p.db
    .deleteFrom('auth_pending_sign_ins')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new AppError('auth.second_step_over');
  return { uid: waiting.uid, way: waiting.way, shared: waiting.shared === 1 };
}

function refusal(error: AppError, left: number): AppError {
  // Turned off in another tab meanwhile: the first step alone is enough now, so it is taken again.
  if (error.code === 'auth.factor_conflict') return new AppError('auth.second_step_over');
  if (error.code !== 'auth.code_wrong') return error;
  if (left === 0) return new AppError('auth.second_step_over');
  const ofPerson = (error.details as { left: number }).left;
  return new AppError('auth.code_wrong', { details: { left: Math.min(left, ofPerson) } });
}

export async function deleteEndedSecondSteps(p: Platform): Promise<void> {
  await p.db.deleteFrom('auth_pending_sign_ins').where('expires_at', '<=', p.clock()).execute();
  await p.db.deleteFrom('auth_used_challenges').where('expires_at', '<=', p.clock()).execute();
}
