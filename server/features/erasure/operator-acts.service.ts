import { recordAct } from '#server/audit/audit.ts';
import { endSessionsBut } from '#server/features/auth/sessions.service.ts';
import { leaveChats } from '#server/features/chats/leave-chats.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Receipt } from '#shared/erasure/erasure.contract.ts';
import { discardAccount } from './account-deletion.service.ts';
import { isKnown, pause, resume } from './account-pauses.repository.ts';

/**
 * Closes an account until the operator opens it again: every session ends now, and signing in says so, after the right
 * password only. Nothing of it is touched.
 *
 * @returns false where there is no such account
 */
export async function pauseAccount(p: Platform, uid: string): Promise<boolean> {
  const done = await p.db.transaction().execute(async (tx) => {
    if (!(await isKnown(tx, uid))) return false;
    await pause(tx, uid, p.clock());
    await recordAct({ ...p, db: tx }, uid, 'operator.paused');
    return true;
  });
  if (!done) return false;
  await endSessionsBut(p, uid, null);
  await leaveChats(p, uid);
  return true;
}

/** @returns false where it was not paused */
export function resumeAccount(p: Platform, uid: string): Promise<boolean> {
  return p.db.transaction().execute(async (tx) => {
    if (!(await resume(tx, uid))) return false;
    await recordAct({ ...p, db: tx }, uid, 'operator.resumed');
    return true;
  });
}

/** Deletes an account at once, as its person could. @returns null where there is none */
export async function deleteByOperator(p: Platform, uid: string): Promise<Receipt | null> {
  if (!(await isKnown(p.db, uid))) return null;
  await recordAct(p, uid, 'operator.deleted');
  return discardAccount(p, uid);
}
