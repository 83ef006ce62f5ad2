import { isIPv6 } from 'node:net';
import { count, type Limit, limitKey } from '#server/limits/limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';

const MINUTE = 60_000;

/** Security note §4.5: five wrong passwords in fifteen minutes for an account from a network. */
export const SIGN_IN_LIMIT: Limit = { name: 'sign-in', max: 5, windowMs: 15 * MINUTE };
/** Five wrong passphrases or recovery codes of a sealed account in fifteen minutes. */
export const PASSPHRASE_LIMIT: Limit = { name: 'passphrase', max: 5, windowMs: 15 * MINUTE };
/** Three mails an hour to one address, whoever asks for them. */
export const MAIL_LIMIT: Limit = { name: 'mail', max: 3, windowMs: 60 * MINUTE };

/** Ten pictures an hour: each costs a process of its own. */
export const UPLOAD_LIMIT: Limit = { name: 'upload', max: 10, windowMs: 60 * MINUTE };

/** Three archives of everything a day: each reads all that there is. */
export const EXPORT_LIMIT: Limit = { name: 'export', max: 3, windowMs: 24 * 60 * MINUTE };
/** Ten archives brought in an hour. */
export const IMPORT_LIMIT: Limit = { name: 'import', max: 10, windowMs: 60 * MINUTE };

/** The /24 (IPv4) or /48 (IPv6) of the socket's address. Forwarded headers are not believed: anyone can write them. */
export function networkOf(address: string | undefined): string {
  const bare = (address ?? '').replace(/^::ffff:/, '');
  if (!isIPv6(bare)) return bare.split('.').slice(0, 3).join('.');
  const [head = ''] = bare.split('::');
  return head.split(':').slice(0, 3).join(':');
}

/**
 * Counts one try before it is made, so that parallel tries cannot slip past the limit.
 *
 * @returns seconds to wait; 0 where the try is within the limit
 */
export const countTry = (p: Platform, limit: Limit, subject: string): Promise<number> => count(p, limit, subject);

/** As `countTry`. @throws AppError `auth.slow_down` with `retryAfter` in seconds */
export async function demandTry(p: Platform, limit: Limit, subject: string): Promise<void> {
  const retryAfter = await countTry(p, limit, subject);
  if (retryAfter > 0) throw new AppError('auth.slow_down', { retryAfter });
}

/** How many tries a subject has left in its window. */
export async function triesLeft(p: Platform, limit: Limit, subject: string): Promise<number> {
  const row = await p.db
    .selectFrom('auth_limits')
    .select('count')
    .where('key', '=', await limitKey(p, limit, subject))
    .where('window_ends_at', '>', p.clock())
    .executeTakeFirst();
  return Math.max(0, limit.max - (row?.count ?? 0));
}

/** Forgets the tries of a subject that proved itself. */
export async function forgetTries(p: Platform, limit: Limit, subject: string): Promise<void> {
  await p.db
    .deleteFrom('auth_limits')
    .where('key', '=', await limitKey(p, limit, subject))
    .execute();
}

export async function deleteEndedWindows(p: Platform): Promise<void> {
  await p.db.deleteFrom('auth_limits').where('window_ends_at', '<=', p.clock()).execute();
}
