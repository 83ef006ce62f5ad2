import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * What works in a sealed account before its passphrase was entered, below `/api/users/{uid}`: what a page needs to
 * stand, unlocking, and leaving. None of it reads what a person wrote; whatever is not named here is refused.
 */
const OPEN_WHILE_LOCKED = /^\/api\/users\/[^/]+(\/(live|settings|activity|deletion|receipts|sealed|sealed\/unlock))?$/;

/** @throws AppError `vault.sealed` where the path shows what a person wrote and their key did not come along */
export async function demandUnlocked(p: Platform, uid: string, path: string): Promise<void> {
  if (OPEN_WHILE_LOCKED.test(path)) return;
  if (await isLocked(p, uid)) throw new AppError('vault.sealed');
}

async function isLocked(p: Platform, uid: string): Promise<boolean> {
  try {
    return (await p.vault.standing(uid)) === 'locked';
  } catch (error) {
    // Whoever has no key any more is on their way out, and there is nothing left to lock.
    if (error instanceof VaultError) return false;
    throw error;
  }
}
