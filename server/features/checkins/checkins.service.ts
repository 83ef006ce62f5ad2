import { noteDone } from '#server/features/suggestions/done.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Checkin, CheckinList, WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { putCheckin, removeCheckin, removeSuggestedFor } from './checkins.repository.ts';
import { anyCheckinBefore, readCheckins } from './past-checkins.service.ts';

const DAY = 86_400_000;
/** Clocks of devices differ, and so do the days of the world. */
const AHEAD_MAX = 2 * DAY;

/** The check-ins of the last so many days, and whether there are older ones. */
export async function listDays(p: Platform, userId: string, days: number): Promise<CheckinList> {
  const since = p.clock() - days * DAY;
  const [checkins, more] = await Promise.all([readCheckins(p, userId, { since }), anyCheckinBefore(p, userId, since)]);
  return { checkins, more };
}

/**
 * Keeps an entry, or puts it as it now is in the place of what stood there. Sending it again changes nothing.
 *
 * @throws AppError `checkins.day_ahead` where its day or moment has not come anywhere in the world
 */
export async function writeCheckin(p: Platform, userId: string, id: string, entry: WriteCheckin): Promise<Checkin> {
  const latest = p.clock() + AHEAD_MAX;
  if (Date.parse(entry.at) > latest || Date.parse(entry.day) > latest) throw new AppError('checkins.day_ahead');
  const vault = await p.vault.forUser(userId);
  const checkin: Checkin = { id, ...entry, at: new Date(entry.at).toISOString() };
  const isNew = await p.db.transaction().execute(async (tx) => {
    const isNew = await putCheckin(tx, vault, userId, checkin);
    if (!isNew) await removeSuggestedFor(tx, userId, id);
    return isNew;
  });
  if (isNew) await noteDone(p, userId, { type: 'chat_starter', refId: 'mood-check' });
  p.live.publish(userId, 'user');
  return checkin;
}

/** Deletes an entry for good, with what was suggested because of it. @throws AppError `checkins.not_found` */
export async function deleteCheckin(p: Platform, userId: string, id: string): Promise<void> {
  const removed = await p.db.transaction().execute(async (tx) => {
    const gone = await removeCheckin(tx, userId, id);
    if (gone) await removeSuggestedFor(tx, userId, id);
    return gone;
  });
  if (!removed) throw new AppError('checkins.not_found');
  p.live.publish(userId, 'user');
}
