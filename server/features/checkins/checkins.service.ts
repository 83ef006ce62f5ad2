import { noteDone } from '#server/features/suggestions/done.service.ts';
import { refreshSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import type { Platform } from '#server/platform.ts';
import {
  type Checkin,
  type CheckinList,
  checkinSchema,
  type WriteCheckin,
} from '#shared/checkins/checkins.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { isFromLater, type KeptCheckin, putCheckin, removeCheckin, removeSuggestedFor } from './checkins.repository.ts';
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
 * Keeps an entry, or puts it as it now is in the place of what stood there. Sending it again changes nothing. What was
 * changed later, on another device or in another tab, stays and is answered. A mood that is new is looked at by the
 * suggestions at once.
 *
 * @throws AppError `checkins.day_ahead` where its day or moment has not come anywhere in the world
 */
export async function writeCheckin(p: Platform, userId: string, id: string, entry: WriteCheckin): Promise<Checkin> {
  const latest = p.clock() + AHEAD_MAX;
  if (Date.parse(entry.at) > latest || Date.parse(entry.day) > latest) throw new AppError('checkins.day_ahead');
  const vault = await p.vault.forUser(userId);
  const changedAt = entry.changedAt === undefined ? null : notAhead(p, entry.changedAt);
  const checkin: KeptCheckin = { id, ...entry, at: new Date(entry.at).toISOString(), changedAt };
  const before = await p.db.transaction().execute(async (tx) => {
    const stood = await putCheckin(tx, vault, userId, checkin);
    if (stood && !isFromLater(stood, checkin)) await removeSuggestedFor(tx, userId, id);
    return stood;
  });
  if (before && isFromLater(before, checkin)) return checkinSchema.parse(before);
  if (!before) await noteDone(p, userId, { type: 'chat_starter', refId: 'mood-check' });
  if (before?.mood !== checkin.mood) await refreshSuggestions(p, userId, { withModel: false });
  p.live.publish(userId, 'user');
  return checkinSchema.parse(checkin);
}

/** A clock that goes ahead must not shut out every later change. */
const notAhead = (p: Platform, moment: string): string =>
  new Date(Math.min(Date.parse(moment), p.clock())).toISOString();

/** Deletes an entry for good, with what was suggested because of it. @throws AppError `checkins.not_found` */
export async function deleteCheckin(p: Platform, userId: string, id: string): Promise<void> {
  const removed = await p.db.transaction().execute(async (tx) => {
    const gone = await removeCheckin(tx, userId, id);
    if (gone) await removeSuggestedFor(tx, userId, id);
    return gone;
  });
  if (!removed) throw new AppError('checkins.not_found');
  await refreshSuggestions(p, userId, { withModel: false });
  p.live.publish(userId, 'user');
}
