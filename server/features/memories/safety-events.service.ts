import { COMPANION_VERSION } from '#companion/companion.ts';
import { guardNoteOf } from '#companion/guard-note.ts';
import type { TurnResult } from '#companion/turn.ts';
import { readSettings } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import {
  deleteSafetyEventsBefore,
  deleteSafetyEventsOf,
  insertSafetyEvent,
  listLevelsSince,
  type WrittenIn,
} from './safety-events.repository.ts';

/** After this long an event is of no use to the person any more (assistant.md §4.9: twelve months). */
const KEPT_MS = 365 * 86_400_000;

/** Forgets what was booked more than twelve months ago, of everybody. */
export function forgetOldSafetyEvents(p: Platform): Promise<void> {
  return deleteSafetyEventsBefore(p.db, p.clock() - KEPT_MS);
}

/** The highest level booked since `at`, in epoch milliseconds; 0 where nothing was. */
export async function readRecentRisk(p: Platform, uid: string, at: number): Promise<RiskLevel> {
  return Math.max(0, ...(await listLevelsSince(p.db, await p.vault.forUser(uid), uid, at))) as RiskLevel;
}

/**
 * Books that a message showed risk, changed the level or answered by a button of the card, inside the caller's
 * transaction. A quiet message in a conversation at risk is no event.
 */
export function bookSafety(
  p: Platform,
  uid: string,
  { chatId, result }: { chatId: string; result: TurnResult },
): Promise<void> {
  return book(p, uid, { chatId, sourceId: null }, result);
}

/** As `bookSafety`, for words in an exercise or in the journal; `sourceId` says in which. */
export function bookWritten(p: Platform, uid: string, sourceId: string, result: TurnResult): Promise<void> {
  return book(p, uid, { chatId: null, sourceId }, result);
}

/** So long ago it is no longer asked about in the next chat, in milliseconds. */
const ASKED_ABOUT_MS = 14 * 86_400_000;

/**
 * Books a danger in words that were written elsewhere and at another time. It counts for what is suggested and
 * remembered as if it had been written here then; nothing is shown for it now, and only what is fresh is asked about.
 *
 * @param at when it was written, epoch milliseconds
 */
export async function bookPast(
  p: Platform,
  uid: string,
  chatId: string,
  at: number,
  result: TurnResult,
): Promise<void> {
  const note = guardNoteOf(result.state);
  const now = p.clock();
  if (note === null || note.level === 0 || at < now - KEPT_MS) return;
  const { level, categories } = result;
  await insertSafetyEvent(p.db, await p.vault.forUser(uid), uid, {
    id: uuidV7(at),
    place: { chatId, sourceId: null },
    at,
    body: {
      ...{ level, messageLevel: note.level, categories, ruleIds: note.rules, guardVersion: COMPANION_VERSION },
      ...{ shown: 'none', countrySource: 'unknown', userAction: null },
      flag: level >= 2 && at >= now - ASKED_ABOUT_MS ? 'follow_up' : null,
    },
  });
}

/** Forgets what was booked of an exercise or a page of the journal, in the transaction that deletes it. */
export function forgetWritten(p: Platform, uid: string, sourceId: string): Promise<void> {
  return deleteSafetyEventsOf(p.db, uid, sourceId);
}

async function book(p: Platform, uid: string, place: WrittenIn, result: TurnResult): Promise<void> {
  const note = guardNoteOf(result.state);
  const { level, categories } = result;
  if (note === null || (note.level === 0 && note.action === null && !(note.changed && level >= 1))) return;
  const [vault, settings] = [await p.vault.forUser(uid), await readSettings(p, uid)];
  const at = p.clock();
  await insertSafetyEvent(p.db, vault, uid, {
    id: uuidV7(at),
    place,
    at,
    body: {
      level,
      messageLevel: note.level,
      categories,
      ruleIds: note.rules,
      guardVersion: COMPANION_VERSION,
      shown: level >= 2 ? 'card' : level === 1 ? 'bar' : 'none',
      countrySource: settings.country === null ? 'unknown' : 'profile',
      userAction: note.action,
      flag: level === 3 ? 'priority' : level === 2 ? 'follow_up' : null,
    },
  });
}
