import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { inTurns } from '#server/limits/in-turns.ts';

/** OWASP ASVS 5.0, appendix on password storage: argon2id with 46 MiB, one pass, one lane. */
const MEMORY_KIB = 47_104;
const PASSES = 1;
const LANES = 1;
const TAG_BYTES = 32;

/**
 * Hashes run in libuv's pool of four, which file reads and name look-ups share. A hundred
 * sign-ins at once stopped file reads for a second and a half; with two at a time, nothing waits.
 */
const inTurn = inTurns(2);

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

function derive(password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  // The same characters may reach us composed or decomposed, depending on the keyboard.
  const message = password.normalize('NFKC');
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', { message, nonce, tagLength, ...cost }, (error, tag) =>
          error ? reject(error) : resolve(tag),
        );
      }),
  );
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The password as a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, TAG_BYTES, { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`;
}

/** Whether a password belongs to a PHC string; false for any string it cannot read. Compares in constant time. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, cost);
  return timingSafeEqual(actual, expected);
}
