import { argon2, createSecretKey, hkdfSync, type KeyObject, randomBytes, randomInt } from 'node:crypto';
import { inTurns } from '#server/limits/in-turns.ts';
import { KEY_BYTES } from './ring.ts';

/** Security note §3.5, the stronger choice: it guards everything, and is asked once a visit. */
const COST = { memory: 65_536, passes: 3, parallelism: 1 };

/** Crockford's letters: none that is taken for another when it is read from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP = 5;

export const newSalt = (): Buffer => randomBytes(16);

/** One at a time: each takes 64 MB and a fifth of a second of the pool that file reads share. */
const inTurn = inTurns(1);

/** The key that a passphrase stands for. However it was typed: letters composed or not, spaces around it or not. */
export function passphraseKey(passphrase: string, salt: Uint8Array): Promise<KeyObject> {
  const message = passphrase.normalize('NFKC').trim();
  return inTurn(
    () =>
      new Promise<KeyObject>((resolve, reject) => {
        argon2('argon2id', { message, nonce: salt, tagLength: KEY_BYTES, ...COST }, (error, tag) =>
          error ? reject(error) : resolve(createSecretKey(tag)),
        );
      }),
  );
}

/** A code of 150 random bits in groups, to be written down. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The key that a recovery code stands for. It is random, so nothing slow is needed; case and dashes do not matter. */
export function recoveryKey(code: string, salt: Uint8Array): KeyObject {
  const read = code
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(read), salt, 'recovery', KEY_BYTES)));
}
