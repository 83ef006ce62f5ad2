import { isLoopback } from '#server/http/client-address.ts';
import type { Platform } from '#server/platform.ts';
import { MAIL_ADDRESS_LIMIT, SIGN_UP_ADDRESS_LIMIT } from './account-limits.ts';
import { demandTry } from './attempt-limits.ts';

/**
 * Counts a wish for a mail by where it comes from. An address of this machine tells nobody apart, so it is not counted.
 *
 * @param address `addressOf` the request
 * @throws AppError `auth.slow_down`
 */
export async function demandMail(p: Platform, address: string): Promise<void> {
  if (address !== '' && !isLoopback(address)) await demandTry(p, MAIL_ADDRESS_LIMIT, address);
}

/** As `demandMail`, for new accounts: five an hour from one address. @throws AppError `auth.slow_down` */
export async function demandSignUp(p: Platform, address: string): Promise<void> {
  if (address !== '' && !isLoopback(address)) await demandTry(p, SIGN_UP_ADDRESS_LIMIT, address);
}
