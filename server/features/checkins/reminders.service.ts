import { readPerson } from '#server/features/auth/people.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Reminders, WriteReminders } from '#shared/checkins/reminders.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { nextTime } from './reminder-times.ts';
import { findByStopHash, findReminder, putReminder, type ReminderBody } from './reminders.repository.ts';
import { hashOfStop, newStopToken } from './stop-token.ts';

/** Shown before anything was chosen; saved only with a choice. */
const FIRST = { channel: 'off', days: [3, 7], hour: 19 } as const;

async function whyNoMail(p: Platform, userId: string): Promise<Reminders['noMail']> {
  if (!p.mail.configured) return 'no_server';
  const { email } = await readPerson(p, userId);
  return email === null ? 'no_address' : null;
}

function toReminders(body: ReminderBody | null, noMail: Reminders['noMail']): Reminders {
  if (!body) return { ...FIRST, days: [...FIRST.days], zone: null, silent: false, noMail, nextAt: null };
  const { channel, days, hour, zone, silent, nextAt } = body;
  return { channel, days, hour, zone, silent, noMail, nextAt: nextAt === null ? null : new Date(nextAt).toISOString() };
}

/** How a person is reminded; off where they never asked. */
export async function readReminders(p: Platform, userId: string): Promise<Reminders> {
  const found = await findReminder(p.db, await p.vault.forUser(userId), userId);
  return toReminders(found?.body ?? null, await whyNoMail(p, userId));
}

/**
 * Sets days and hour, or turns reminders off. Asking anew begins anew: what was ignored before counts no more.
 *
 * @throws AppError `checkins.reminders_impossible` where no mail can reach the person
 */
export async function writeReminders(p: Platform, userId: string, wish: WriteReminders): Promise<Reminders> {
  const noMail = await whyNoMail(p, userId);
  if (wish.channel === 'mail' && noMail !== null) throw new AppError('checkins.reminders_impossible');
  const isOn = wish.channel !== 'off';
  const stopToken = isOn ? newStopToken() : null;
  const body: ReminderBody = {
    ...wish,
    ...{ lastDay: null, sentAt: null, ignored: 0, silent: false, stopToken },
    nextAt: isOn ? nextTime(wish, p.clock()).at : null,
  };
  await put(p, userId, body);
  return toReminders(body, noMail);
}

async function put(p: Platform, userId: string, body: ReminderBody): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const stopHash = body.stopToken === null ? null : hashOfStop(body.stopToken);
  await p.db.transaction().execute((tx) => putReminder(tx, vault, { userId, rev: 0, body }, stopHash));
  p.live.publish(userId, 'user');
}

/**
 * Turns reminders off by the link of a mail, without anybody signing in. It works once.
 *
 * @throws AppError `checkins.stop_link_used`
 */
export async function stopReminders(p: Platform, token: string): Promise<void> {
  const userId = await findByStopHash(p.db, hashOfStop(token));
  const found = userId === undefined ? null : await findReminder(p.db, await p.vault.forUser(userId), userId);
  if (!found) throw new AppError('checkins.stop_link_used');
  await put(p, found.userId, { ...found.body, channel: 'off', nextAt: null, silent: false, stopToken: null });
}
