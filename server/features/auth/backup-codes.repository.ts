import { randomBytes } from 'node:crypto';
import type { Platform } from '#server/platform.ts';

export const BACKUP_CODES = 10;
const LETTERS = 10;
/** Without i, l, o and u: nothing that could be read for something else, and no words. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code of 50 random bits, as two groups of five. */
function newCode(): string {
  const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte & 31]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What is meant by a code that was typed: without spaces and dashes, with letters that look alike put right. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

export const isBackupCode = (plain: string): boolean => plain.length === LETTERS;

/** Keyed with a secret that is not in the data store: fifty bits cannot be tried out against a copy of it. */
const keyOf = (p: Platform, uid: string, plain: string): Promise<string> =>
  p.vault.blindIndex(`backup-code:${uid}:${plain}`);

/** Makes ten codes in the place of all former ones. They can be read only here. */
export async function replaceBackupCodes(p: Platform, uid: string): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, newCode);
  const rows = await Promise.all(codes.map(async (code) => ({ uid, code_key: await keyOf(p, uid, plainCode(code)) })));
  await deleteBackupCodes(p, uid);
  await p.db.insertInto('auth_backup_codes').values(rows).execute();
  return codes;
}

/** Uses a code up; false where it is none of the person's, or was used before. */
export async function takeBackupCode(p: Platform, uid: string, plain: string): Promise<boolean> {
  const result = await p.db
    .deleteFrom('auth_backup_codes')
    .where('uid', '=', uid)
    .where('code_key', '=', await keyOf(p, uid, plain))
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function countBackupCodes(p: Platform, uid: string): Promise<number> {
  const { count } = await p.db
    .selectFrom('auth_backup_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteBackupCodes(p: Platform, uid: string): Promise<void> {
  await p.db.deleteFrom('auth_backup_codes').where('uid', '=', uid).execute();
}
