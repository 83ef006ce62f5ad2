import type { z } from 'zod';
import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import type { confirmSchema, ProofMethod } from '#shared/auth/proof.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { CODE_MAIL_LIMIT, CONFIRM_LIMIT } from './account-limits.ts';
import { demandTry, forgetTries } from './attempt-limits.ts';
import { usableIdentities } from './identities.service.ts';
import { mailCode, takeCode } from './mailed-codes.ts';
import type { Ceremony } from './passkey-ceremony.ts';
import { checkPasskeyProof, hasPasskeys } from './passkeys.service.ts';
import { verifyPassword } from './password-hash.ts';
import { findPasswordHash, findPerson } from './people.repository.ts';
import { confirmSession, type OpenSession } from './sessions.service.ts';
import { checkSecondCode, hasTotp } from './totp.service.ts';

/** The ways in which a person can prove who they are, the best first. Nobody without an account has any. */
export async function proofsOf(p: Platform, uid: string): Promise<ProofMethod[]> {
  const methods: ProofMethod[] = [];
  if ((await findPasswordHash(p, uid)) !== null) methods.push('password');
  if (await hasTotp(p, uid)) methods.push('totp');
  if (methods.length === 0) {
    const person = p.mail.configured ? await findPerson(p, uid) : null;
    if (person?.email && person.emailVerified) methods.push('code');
    const kinds = (await usableIdentities(p, uid)).map(({ provider }) => (provider === 'phone' ? 'phone' : 'provider'));
    for (const kind of ['provider', 'phone'] as const) if (kinds.includes(kind)) methods.push(kind);
  }
  return (await hasPasskeys(p, uid)) ? ['passkey', ...methods] : methods;
}

async function provePassword(p: Platform, session: OpenSession, password: string): Promise<void> {
  if (password === '') throw new AppError('auth.password_missing');
  const subject = `${session.uid}:${session.sessionId}`;
  await demandTry(p, CONFIRM_LIMIT, subject);
  const hash = await findPasswordHash(p, session.uid);
  if (hash === null) throw new AppError('auth.method_unavailable');
  if (!(await verifyPassword(password, hash))) {
    await recordAct(p, session.uid, 'proof.refused');
    throw new AppError('auth.password_wrong');
  }
  await forgetTries(p, CONFIRM_LIMIT, subject);
}

/**
 * Takes a proof and notes it on the session for five minutes.
 *
 * @param at where the request comes from, for a passkey
 * @returns the session with a new token
 * @throws AppError `auth.password_missing`, `auth.password_wrong`, `auth.code_wrong`, `auth.code_expired`,
 * `auth.passkey_refused`, `auth.slow_down`, `auth.method_unavailable`
 */
export async function confirm(
  p: Platform,
  session: OpenSession,
  proof: z.output<typeof confirmSchema>,
  at: Ceremony,
): Promise<OpenSession> {
  if (!(await proofsOf(p, session.uid)).includes(proof.method)) throw new AppError('auth.method_unavailable');
  switch (proof.method) {
    case 'password':
      await provePassword(p, session, proof.password);
      break;
    case 'code':
      await takeCode(p, 'confirm', session.sessionId, proof.code);
      break;
    case 'passkey':
      await checkPasskeyProof(p, session.uid, proof.answer, at);
      break;
    case 'totp':
      await checkSecondCode(p, session.uid, proof.code);
      break;
  }
  await recordAct(p, session.uid, 'proof.given');
  return confirmSession(p, session);
}

/**
 * Mails six digits to somebody who has no other way to prove who they are.
 *
 * @throws AppError `auth.method_unavailable`, `auth.slow_down`
 */
export async function sendConfirmCode(p: Platform, session: OpenSession): Promise<void> {
  if (!(await proofsOf(p, session.uid)).includes('code')) throw new AppError('auth.method_unavailable');
  const person = await findPerson(p, session.uid);
  if (!person?.email) throw new AppError('auth.method_unavailable');
  await demandTry(p, CODE_MAIL_LIMIT, session.uid);
  await mailCode(p, { uid: session.uid, email: person.email, kind: 'confirm', holder: session.sessionId });
}
