import { randomInt } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import { isE164 } from '#shared/auth/phone-number.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { ProvenIdentity } from './arrivals.service.ts';
import { demandTry, forgetTries } from './attempt-limits.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { insertPhoneCode, takePhoneCode, tryPhoneCode } from './phone-codes.repository.ts';
import { sendCode } from './phone-sender.ts';

const MINUTE = 60_000;
export const PHONE_CODE_MS = 10 * MINUTE;
const TRIES = 5;

/** Each text costs the operator money and wakes somebody: few to one number, and few from one network. */
const PHONE_NUMBER_LIMIT = { name: 'phone-number', max: 3, windowMs: 60 * MINUTE };
const PHONE_NETWORK_LIMIT = { name: 'phone-network', max: 10, windowMs: 60 * MINUTE };
/** Ten wrong codes in a row for one number, over all codes sent to it. */
const PHONE_TRIES_LIMIT = { name: 'phone-tries', max: 10, windowMs: 15 * MINUTE };

const numberIndex = (p: Platform, number: string) => p.vault.blindIndex(`phone:${number}`);
const codeIndex = (p: Platform, id: string, code: string) => p.vault.blindIndex(`phone-code:${id}:${code}`);

/** A number as a way in. */
export const identityOfNumber = (number: string): ProvenIdentity => ({
  provider: 'phone',
  issuer: 'phone',
  subject: number,
  email: null,
  emailVerified: false,
});

/**
 * Sends six digits to a number, whether or not anybody here is known by it.
 *
 * @param number in E.164
 * @param network where the request comes from; empty where that tells no two people apart
 * @returns the token that the browser keeps: only there does the code work
 * @throws AppError `auth.phone_invalid`, `auth.slow_down`, `auth.code_not_sent`, `auth.method_unavailable`
 */
export async function sendPhoneCode(p: Platform, number: string, network: string): Promise<string> {
  if (!p.config.phone) throw new AppError('auth.method_unavailable');
  if (!isE164(number)) throw new AppError('auth.phone_invalid');
  const index = await numberIndex(p, number);
  if (network !== '') await demandTry(p, PHONE_NETWORK_LIMIT, network);
  await demandTry(p, PHONE_NUMBER_LIMIT, index);
  const token = newToken();
  const id = hashToken(token);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insertPhoneCode(p, {
    id,
    number_index: index,
    code_index: await codeIndex(p, id, code),
    tries: 0,
    expires_at: p.clock() + PHONE_CODE_MS,
  });
  await sendCode(p, number, code);
  return token;
}

/**
 * Takes a code. Five tries each; good once, for ten minutes.
 *
 * @param token from the cookie of the browser that asked for it
 * @throws AppError `auth.code_wrong` with the tries that are left, `auth.code_expired`, `auth.slow_down`
 */
export async function takeCodeOf(p: Platform, token: string, code: string): Promise<void> {
  const id = hashToken(token);
  const row = await tryPhoneCode(p, id, TRIES);
  if (!row) throw new AppError('auth.code_expired');
  await demandTry(p, PHONE_TRIES_LIMIT, row.number_index);
  if (row.code_index !== (await codeIndex(p, id, code.replace(/\D/g, ''))))
    throw new AppError('auth.code_wrong', { details: { left: TRIES - row.tries } });
  if (!(await takePhoneCode(p, id))) throw new AppError('auth.code_expired');
  await forgetTries(p, PHONE_TRIES_LIMIT, row.number_index);
}
