import type { Platform } from '#server/platform.ts';
import type { Checkin } from '#shared/checkins/checkins.contract.ts';
import { hasCheckinBefore, listCheckins } from './checkins.repository.ts';

/**
 * A person's check-ins, newest first: what suggestions and the weekly page read. Mood is 1 (very low) to 5 (very good);
 * 1 and 2 are low. Whoever rests something on one names its id as the source: it goes when the check-in goes.
 *
 * @param since epoch milliseconds; older ones are left out
 */
export async function readCheckins(p: Platform, userId: string, { since }: { since: number }): Promise<Checkin[]> {
  return listCheckins(p.db, await p.vault.forUser(userId), userId, since);
}

/** Whether any was tapped before `time`, epoch milliseconds. */
export const anyCheckinBefore = (p: Platform, userId: string, time: number): Promise<boolean> =>
  hasCheckinBefore(p.db, userId, time);
