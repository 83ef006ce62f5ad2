import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { addressIndex, blindAddress, checkAddress } from './addresses.ts';
import { countTry, MAIL_LIMIT } from './attempt-limits.ts';
import { mailCode, takeCode } from './mailed-codes.ts';
import { findLink, takeLink } from './mailed-links.repository.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { findPersonByAddress, updatePerson } from './people.repository.ts';

/**
 * Mails a link to sign in with, and the same as six digits, where the address has an account. The answer is the same
 * either way.
 *
 * @returns a token for the browser's cookie: only there do link and digits sign in
 * @throws AppError `auth.email_invalid`
 */
export async function askForLink(p: Platform, email: string): Promise<string> {
  const index = await addressIndex(p, checkAddress(email));
  const holder = newToken();
  if ((await countTry(p, MAIL_LIMIT, index)) > 0) return holder;
  const person = await findPersonByAddress(p, blindAddress(index));
  if (person?.email) await mailCode(p, { uid: person.uid, email: person.email, kind: 'sign-in', holder });
  return holder;
}

/** Whoever answered a mail has shown that the address is theirs. */
async function arrived(p: Platform, uid: string): Promise<string> {
  await updatePerson(p, uid, { email_verified: 1 });
  return uid;
}

/**
 * Takes a mailed link, once. Opened in another browser it stays good: somebody who is sent a link that they did not
 * ask for must not sign the asker in, nor be signed in to the asker's account.
 *
 * @param holder from the cookie of the browser that asked
 * @returns whose it was
 * @throws AppError `auth.link_expired`, `auth.link_elsewhere`
 */
export async function answerLink(p: Platform, token: string, holder: string | null): Promise<string> {
  const row = await findLink(p, 'sign-in', hashToken(token));
  if (!row) throw new AppError('auth.link_expired');
  if (holder === null || hashToken(holder) !== row.holder_hash) throw new AppError('auth.link_elsewhere');
  if (!(await takeLink(p, row.id))) throw new AppError('auth.link_expired');
  return arrived(p, row.uid);
}

/**
 * Takes the digits of the same mail, typed in the browser that asked for it.
 *
 * @throws AppError `auth.code_wrong` with `details.left`, `auth.code_expired`
 */
export async function answerLinkCode(p: Platform, code: string, holder: string | null): Promise<string> {
  if (holder === null) throw new AppError('auth.code_expired');
  return arrived(p, await takeCode(p, 'sign-in', holder, code));
}
