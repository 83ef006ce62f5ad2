import type { RetentionChoicesTable } from '#server/db/tables/retention-choices.table.ts';
import { deleteCheckin } from '#server/features/checkins/checkins.service.ts';
import { deleteEntry } from '#server/features/journal/journal.service.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';
import type { Receipt, Retention, RetentionChoice } from '#shared/erasure/erasure.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { addCounts, removeChats } from './clear-stored.service.ts';
import { countsOf, keepReceipt } from './receipts.service.ts';
import { type Cutoffs, claimRun, findChoice, findOld, listDueChoices, saveChoice } from './retention.repository.ts';

const DAY = 86_400_000;
/** A run that was missed by so much is announced anew instead. */
const LATE_MAX_MS = 2 * DAY;
const KEEP_ALL: RetentionChoice = { chats: null, journal: null, checkins: null };

const toChoice = (row: RetentionChoicesTable): RetentionChoice =>
  ({ chats: row.chats_days, journal: row.journal_days, checkins: row.checkins_days }) as RetentionChoice;

const cutoffsOf = (choice: RetentionChoice, at: number): Cutoffs => {
  const before = (days: number | null) => (days === null ? null : at - days * DAY);
  return { chats: before(choice.chats), journal: before(choice.journal), checkins: before(choice.checkins) };
};

const limitsAnything = (choice: RetentionChoice): boolean => Object.values(choice).some((days) => days !== null);

/** How long a person wants theirs to be kept, when it is next looked at, and what goes then as things stand. */
export async function readRetention(p: Platform, uid: string): Promise<Retention> {
  const row = await findChoice(p.db, uid);
  const choice = row ? toChoice(row) : KEEP_ALL;
  if (!row || !limitsAnything(choice)) return { choice, nextRun: null, removes: {} };
  return { choice, ...(await announce(p, uid, choice, row.next_run_at)) };
}

/** What a choice would mean, before it is made. */
export async function previewRetention(p: Platform, uid: string, choice: RetentionChoice): Promise<Retention> {
  if (!limitsAnything(choice)) return { choice, nextRun: null, removes: {} };
  return { choice, ...(await announce(p, uid, choice, p.clock() + DAY)) };
}

async function announce(p: Platform, uid: string, choice: RetentionChoice, at: number) {
  const old = await findOld(p.db, uid, cutoffsOf(choice, at));
  const removes = countsOf({
    chats: old.chats.length,
    journalEntries: old.journal.length,
    checkins: old.checkins.length,
  });
  return { nextRun: new Date(at).toISOString(), removes };
}

/** Keeps the choice. Nothing goes within a day of it, so that nobody loses anything by a slip. */
export async function chooseRetention(p: Platform, uid: string, choice: RetentionChoice): Promise<Retention> {
  const now = p.clock();
  await saveChoice(p.db, {
    uid,
    chats_days: choice.chats,
    journal_days: choice.journal,
    checkins_days: choice.checkins,
    chosen_at: now,
    next_run_at: now + DAY,
  });
  p.live.publish(uid, 'user');
  return readRetention(p, uid);
}

/** Removes what is older than its person wants it to be; each person's run belongs to one instance. */
export async function runRetention(p: Platform): Promise<void> {
  for (const row of await listDueChoices(p.db, p.clock())) {
    if (!(await claimRun(p.db, row, p.clock() + DAY))) continue;
    // The instance was away, or the choice came along in an archive: nobody was told of this day.
    if (p.clock() - row.next_run_at > LATE_MAX_MS) continue;
    try {
      await removeOld(p, row.uid, toChoice(row));
    } catch (error) {
      // A sealed account opens only while its person is here, and one that is going has no key any more.
      if (!(error instanceof VaultError) && !(error instanceof AppError)) throw error;
    }
  }
}

/** The same for a sealed account, whose key comes only with its person's own requests. */
export async function runWhileHere(p: Platform, uid: string): Promise<void> {
  if ((await p.vault.standing(uid)) !== 'unlocked') return;
  const row = await findChoice(p.db, uid);
  if (row && row.chosen_at + DAY <= p.clock()) await removeOld(p, uid, toChoice(row));
}

async function removeOld(p: Platform, uid: string, choice: RetentionChoice): Promise<Receipt | null> {
  const old = await findOld(p.db, uid, cutoffsOf(choice, p.clock()));
  const each = async (ids: readonly string[], remove: (id: string) => Promise<void>): Promise<number> => {
    let count = 0;
    for (const id of ids) {
      try {
        await remove(id);
        count += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    }
    return count;
  };
  const chats = await removeChats(p, uid, old.chats);
  const journalEntries = await each(old.journal, (id) => deleteEntry(p, uid, id));
  const checkins = await each(old.checkins, (id) => deleteCheckin(p, uid, id));
  const removed = addCounts(chats, countsOf({ journalEntries, checkins }));
  if (Object.keys(removed).length === 0) return null;
  const receipt = await keepReceipt(p, uid, { what: 'retention', removed });
  p.live.publish(uid, 'user');
  return receipt;
}
