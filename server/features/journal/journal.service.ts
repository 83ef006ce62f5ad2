import { readWritten } from '#companion/read-written.ts';
import { bookWritten, forgetWritten } from '#server/features/memories/safety-events.service.ts';
import { refreshSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { JournalEntry, WriteEntry, WrittenEntry } from '#shared/journal/journal.contract.ts';
import { stretchesOf } from '#shared/journal/stretches.ts';
import { listEntries, putEntry, removeEntry } from './journal.repository.ts';

const DAY = 86_400_000;
/** Clocks of devices differ, and so do the days of the world. */
const AHEAD_MAX = 2 * DAY;

/** What was written freely, newest first, between two moments in epoch milliseconds. */
export async function readEntries(
  p: Platform,
  userId: string,
  { from = 0, to = Number.MAX_SAFE_INTEGER }: { from?: number; to?: number } = {},
): Promise<JournalEntry[]> {
  return listEntries(p.db, await p.vault.forUser(userId), userId, { from, to });
}

/**
 * Keeps an entry, or puts it as it now is in the place of what stood there. Sending it again changes nothing. It gets
 * the risk look of the chat; that there was danger is booked, and what was booked of its older words is forgotten.
 *
 * @throws AppError `journal.day_ahead` where its day or moment has not come anywhere in the world
 */
export async function writeEntry(p: Platform, userId: string, id: string, write: WriteEntry): Promise<WrittenEntry> {
  const latest = p.clock() + AHEAD_MAX;
  if (Date.parse(write.at) > latest || Date.parse(write.day) > latest) throw new AppError('journal.day_ahead');
  const vault = await p.vault.forUser(userId);
  const entry: JournalEntry = { id, ...write, at: new Date(write.at).toISOString() };
  const seen = readWritten(p.companion, stretchesOf(entry.text), p.clock());
  await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    await putEntry(tx, vault, userId, entry);
    await forgetWritten(inside, userId, id);
    if (seen && seen.level > 0) await bookWritten(inside, userId, id, seen);
  });
  if (seen && seen.level >= 2) await refreshSuggestions(p, userId, { withModel: false });
  p.live.publish(userId, 'user');
  return { ...entry, level: seen?.level ?? 0, categories: [...(seen?.categories ?? [])] };
}

/** Deletes an entry for good, with what was booked of a danger in it. @throws AppError `journal.not_found` */
export async function deleteEntry(p: Platform, userId: string, id: string): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    if (!(await removeEntry(tx, userId, id))) throw new AppError('journal.not_found');
    await forgetWritten({ ...p, db: tx }, userId, id);
  });
  p.live.publish(userId, 'user');
}
