import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, half a minute. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4226 §4: a seed as long as the hash. */
const SEED_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new seed in base32, as apps take it: 32 letters and digits. */
export const newSeed = (): string =>
  [...randomBytes(SEED_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => BASE32[Number.parseInt(bits, 2)] ?? '');

function seedBytes(seed: string): Buffer {
  const bits = [...seed].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Number of the half minute of a time in epoch milliseconds. */
export const stepAt = (time: number): number => Math.floor(time / STEP_MS);

/** The code of one half minute. */
export function codeAt(seed: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', seedBytes(seed)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The half minute a code belongs to: this one, the one before or the next, since the clocks of phones differ.
 *
 * @param after the half minute of the last code that was taken: that one and earlier ones are not taken again
 * @returns null where the code is none of them
 */
export function stepOf(seed: string, code: string, now: number, after: number): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const current = stepAt(now);
  let found: number | null = null;
  for (const step of [current - 1, current, current + 1]) {
    if (timingSafeEqual(Buffer.from(codeAt(seed, step)), Buffer.from(code)) && step > after) found = step;
  }
  return found;
}

/** What the QR code holds. The issuer is the address people type, so that several instances can be told apart. */
export function setupLink(seed: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${seed}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=30`;
}
