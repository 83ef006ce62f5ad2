import { z } from 'zod';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';

const addressSchema = z.email();

/**
 * A mail address as typed, checked for shape.
 *
 * @throws AppError `auth.email_invalid`
 */
export function checkAddress(text: string): string {
  const address = text.trim().normalize('NFKC');
  if (!addressSchema.safeParse(address).success) throw new AppError('auth.email_invalid');
  return address;
}

/** The keyed hash an account is found by; better-auth and the limits only ever see this. */
export function addressIndex(p: Platform, address: string): Promise<string> {
  return p.vault.blindIndex(`address:${address}`);
}

/** What better-auth takes for an address: shaped like one, and of no use to a reader. */
export const blindAddress = (index: string): string => `${index}@blind.invalid`;

/** An anonymous person's: random, so that nothing can be looked up by it. */
export const anonymousAddress = (id: string): string => `${id}@anonymous.invalid`;
