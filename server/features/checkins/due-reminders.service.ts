import { readPerson } from '#server/features/auth/people.service.ts';
import { isLeaving } from '#server/features/auth/signed-in.service.ts';
import { readRecentRisk } from '#server/features/memories/safety-events.service.ts';
import { writeMail } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';
import { readCheckins } from './past-checkins.service.ts';
import { nextTime } from './reminder-times.ts';
import { advanceReminder, findReminder, listMaybeDue, type ReminderBody } from './reminders.repository.ts';

// Why is this hard? Several instances look at the same moment, any of them may die at any moment, and nobody must be
// reminded twice. So a reminder is first counted as done, by the one instance whose write meets the revision it read,
// and sent after that: a crash between the two costs one reminder, never makes two. For the same reason it goes
// straight to the mail server instead of through the queue, which would try again.

const MINUTE = 60_000;
/** Older than this it is left out: an instance that was away must not speak up at night. */
const LATE_MAX = 60 * MINUTE;
/** So many without a check-in, and there are no more until the person asks again. */
const IGNORED_MAX = 2;
/** A mood sits on the page that comes up; while things are hard nobody is asked for one (assistant.md §7). */
const HARD = { level: 2, ms: 72 * 60 * MINUTE };
const TICK = 30_000;

/** When each reminder is due, by person and revision: so that a look opens only rows that changed. */
export type KnownTimes = Map<string, { rev: number; nextAt: number }>;

/** Sends what is due now. @returns how many went out */
export async function sendDueReminders(p: Platform, known: KnownTimes = new Map()): Promise<number> {
  const now = p.clock();
  let sent = 0;
  for (const { user_id: userId, rev } of await listMaybeDue(p.db, now)) {
    const seen = known.get(userId);
    if (seen?.rev === rev && seen.nextAt > now) continue;
    try {
      const nextAt = await look(p, userId, now, () => sent++);
      if (nextAt === null) known.delete(userId);
      else known.set(userId, { rev, nextAt });
    } catch (error) {
      // Mail errors echo addresses: only their code may be logged.
      const { name, code } = error as { name: string; code?: string };
      if (!(error instanceof VaultError)) p.log.warn({ name, code }, 'a reminder could not be sent');
    }
  }
  return sent;
}

/** @returns when it is due where that is still to come, else null */
async function look(p: Platform, userId: string, now: number, onSent: () => void): Promise<number | null> {
  const vault = await p.vault.forUser(userId);
  const found = await findReminder(p.db, vault, userId);
  if (!found || found.body.nextAt === null) return null;
  const dueAt = found.body.nextAt;
  if (dueAt > now) return dueAt;
  const { body, sends } = await decide(p, userId, found.body, now);
  if (!(await advanceReminder(p.db, vault, { ...found, body }))) return null;
  if (body.silent) p.live.publish(userId, 'user');
  if (sends && (await send(p, userId, body))) onSent();
  return null;
}

/** What becomes of a reminder that is due, and whether it is sent. */
async function decide(
  p: Platform,
  userId: string,
  before: ReminderBody,
  now: number,
): Promise<{ body: ReminderBody; sends: boolean }> {
  const { nextAt, sentAt } = before;
  const since = sentAt === null ? [] : await readCheckins(p, userId, { since: sentAt });
  const ignored = sentAt === null || since.length > 0 ? 0 : before.ignored + 1;
  if (ignored >= IGNORED_MAX)
    return { body: { ...before, ignored, silent: true, nextAt: null, sentAt: null }, sends: false };
  const due = nextTime(before, (nextAt ?? now) - 1);
  const after = { ...before, lastDay: due.day, nextAt: nextTime(before, now, due.day).at };
  const isLate = now - (nextAt ?? now) > LATE_MAX;
  const isHard = (await readRecentRisk(p, userId, now - HARD.ms)) >= HARD.level;
  const isGoing = await isLeaving(p, userId);
  // What was not sent was not ignored either. A mail server may have been taken away since.
  if (isLate || isHard || isGoing || !p.mail.configured)
    return { body: { ...after, ignored: before.ignored }, sends: false };
  return { body: { ...after, ignored, sentAt: now }, sends: true };
}

async function send(p: Platform, userId: string, { stopToken }: ReminderBody): Promise<boolean> {
  const { email } = await readPerson(p, userId);
  if (email === null || stopToken === null) return false;
  // In the fragment: it reaches no server log and no referrer.
  const stop = `${p.config.publicUrl}/authpage#stop=${stopToken}`;
  const page = `${p.config.publicUrl}/suggestions?view=checkin`;
  await p.mail.send(await writeMail('reminder', email, stop, { page }));
  return true;
}

/** Looks every half minute, from now on. Returns the way to stop. */
export function startReminders(p: Platform): () => void {
  const known: KnownTimes = new Map();
  let running = false;
  const run = async () => {
    if (running) return;
    running = true;
    try {
      await sendDueReminders(p, known);
    } catch (error) {
      p.log.error({ name: (error as Error).name }, 'reminders could not be looked at');
    } finally {
      running = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), TICK);
  timer.unref();
  return () => clearInterval(timer);
}
