import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import type { BackupCodes, TotpSetup, TwoStep } from '#shared/auth/two-step.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import {
  countBackupCodes,
  deleteBackupCodes,
  isBackupCode,
  plainCode,
  replaceBackupCodes,
  takeBackupCode,
} from './backup-codes.repository.ts';
import { findPerson } from './people.repository.ts';
import {
  CODES_CLOSED_MS,
  confirmSeed,
  countCodeTry,
  deleteTotp,
  findTotp,
  forgetCodeTries,
  putWaitingSeed,
  takeStep,
  totpSince,
} from './totp.repository.ts';
import { newSeed, setupLink, stepOf } from './totp.ts';

/** A seed that was shown and not confirmed is shown again for so long, so that two tabs show the same one. */
const SETUP_MS = 10 * 60_000;

/** Whether signing in asks this person for a code. */
export async function hasTotp(p: Platform, uid: string): Promise<boolean> {
  return (await totpSince(p, uid)) !== null;
}

export async function describeTwoStep(p: Platform, uid: string): Promise<TwoStep> {
  const since = await totpSince(p, uid);
  return { on: since !== null, since, backupCodesLeft: since === null ? 0 : await countBackupCodes(p, uid) };
}

/**
 * Makes a seed for an authenticator app. It asks nobody for anything before `confirmTotp`.
 *
 * @throws AppError `auth.factor_conflict` where it is on already, `auth.method_unavailable` without an account
 */
export async function beginTotp(p: Platform, uid: string): Promise<TotpSetup> {
  const person = await findPerson(p, uid);
  if (!person || person.anonymous) throw new AppError('auth.method_unavailable');
  const held = await findTotp(p, uid);
  if (held && held.confirmedAt !== null) throw new AppError('auth.factor_conflict');
  const isFresh = held !== null && held.createdAt > p.clock() - SETUP_MS;
  const seed = isFresh ? held.seed : newSeed();
  if (!isFresh) await putWaitingSeed(p, uid, seed);
  const issuer = new URL(p.config.publicUrl).hostname;
  return { secret: seed, link: setupLink(seed, issuer, person.email ?? issuer) };
}

/**
 * Turns the second step on, with a code that shows that the app has the seed. That code is used up.
 *
 * @returns the first set of backup codes, to be shown once
 * @throws AppError `auth.factor_conflict`, `auth.code_wrong` with `details.left`, `auth.slow_down`
 */
export async function confirmTotp(p: Platform, uid: string, code: string): Promise<BackupCodes> {
  const held = await findTotp(p, uid);
  if (!held || held.confirmedAt !== null) throw new AppError('auth.factor_conflict');
  const left = await demandCodeTry(p, uid);
  const step = stepOf(held.seed, plainCode(code), p.clock(), held.lastStep);
  if (step === null) throw codeWrong(left);
  return p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    if (!(await confirmSeed(tp, uid, step))) throw new AppError('auth.factor_conflict');
    await recordAct(tp, uid, 'totp.added');
    return { backupCodes: await replaceBackupCodes(tp, uid) };
  });
}

/** Turns the second step off; its seed and its backup codes are deleted. @throws AppError `auth.factor_conflict` */
export async function removeTotp(p: Platform, uid: string): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    if (!(await deleteTotp(tp, uid))) throw new AppError('auth.factor_conflict');
    await deleteBackupCodes(tp, uid);
    await recordAct(tp, uid, 'totp.removed');
  });
}

/** Ten new backup codes; the former ones stop working. @throws AppError `auth.factor_conflict` while it is off */
export async function renewBackupCodes(p: Platform, uid: string): Promise<BackupCodes> {
  return p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    if (!(await hasTotp(tp, uid))) throw new AppError('auth.factor_conflict');
    await recordAct(tp, uid, 'codes.made');
    return { backupCodes: await replaceBackupCodes(tp, uid) };
  });
}

/** With the last try of the row it is closed: how long is then the more useful thing to say. */
const codeWrong = (left: number): AppError =>
  left > 0
    ? new AppError('auth.code_wrong', { details: { left } })
    : new AppError('auth.slow_down', { retryAfter: CODES_CLOSED_MS / 1000 });

async function demandCodeTry(p: Platform, uid: string): Promise<number> {
  const counted = await countCodeTry(p, uid);
  if ('retryAfter' in counted) throw new AppError('auth.slow_down', { retryAfter: counted.retryAfter });
  return counted.left;
}

/**
 * Takes a code of the app, or a backup code, once. Ten wrong ones in a row close it for fifteen minutes.
 *
 * @throws AppError `auth.code_wrong` with `details.left`, `auth.slow_down`, `auth.factor_conflict` while it is off
 */
export async function checkSecondCode(p: Platform, uid: string, code: string): Promise<'totp' | 'backup'> {
  const held = await findTotp(p, uid);
  if (!held || held.confirmedAt === null) throw new AppError('auth.factor_conflict');
  const left = await demandCodeTry(p, uid);
  const plain = plainCode(code);
  const kind = isBackupCode(plain) ? 'backup' : 'totp';
  const step = stepOf(held.seed, plain, p.clock(), held.lastStep);
  const isRight =
    kind === 'backup' ? await takeBackupCode(p, uid, plain) : step !== null && (await takeStep(p, uid, step));
  if (!isRight) throw codeWrong(left);
  await forgetCodeTries(p, uid);
  if (kind === 'backup') await recordAct(p, uid, 'codes.used');
  return kind;
}
