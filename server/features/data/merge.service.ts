import type { Kysely } from 'kysely';
import { recordAct } from '#server/audit/audit.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenedRow } from '#server/db/kept-rows.ts';
import { readPerson, renamePerson } from '#server/features/auth/people.service.ts';
import { endSessionsBut } from '#server/features/auth/sessions.service.ts';
import { leaveChats } from '#server/features/chats/leave-chats.service.ts';
import { discardAccount } from '#server/features/erasure/account-deletion.service.ts';
import { readPicture, savePicture } from '#server/features/profile/pictures.service.ts';
import { keepSettings, readSettings } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Counts } from '#shared/data/archive.contract.ts';
import { Arrival } from './arrival.ts';
import { joinSettings } from './imports.service.ts';
import { KEPT } from './kept.ts';
import { listShown, openRow, pageRows, removeRows } from './rows.repository.ts';

const PAGE = 200;

/**
 * Moves everything of an anonymous person into the account they signed in to, sealed anew for it, in one transaction;
 * what is left of the other is deleted. Where it is cut off, either nothing has moved or all has.
 *
 * @returns how many rows of each kind are new in the account
 */
export async function mergeIntoAccount(p: Platform, fromUid: string, toUid: string): Promise<Counts> {
  if (fromUid === toUid) return {};
  // From here on nobody writes for them any more; what was shown of a reply stays.
  await endSessionsBut(p, fromUid, null);
  await p.temporaryDb.transaction().execute((tx) => moveRows(p, tx, fromUid, toUid));
  await leaveChats(p, fromUid);
  const counts = await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    const moved = await moveRows(inside, tx, fromUid, toUid);
    await keepSettings(
      inside,
      toUid,
      joinSettings(await readSettings(inside, toUid), await readSettings(inside, fromUid)),
    );
    const [from, to] = [await readPerson(inside, fromUid), await readPerson(inside, toUid)];
    if (to.displayName === null && from.displayName !== null) await renamePerson(inside, toUid, from.displayName);
    await recordAct(inside, toUid, 'account.joined');
    return moved;
  });
  const picture = (await readPicture(p, toUid)) ? null : await readPicture(p, fromUid);
  if (picture) await savePicture(p, toUid, picture);
  await discardAccount(p, fromUid);
  for (const topic of ['chats', 'user', 'questionnaires'] as const) p.live.publish(toUid, topic);
  return counts;
}

/** Nobody goes on with a reply that was being written. */
const ended = (row: OpenedRow): OpenedRow => (row.state === 'streaming' ? { ...row, state: 'stopped' } : row);

async function moveRows(p: Platform, tx: Kysely<Database>, fromUid: string, toUid: string): Promise<Counts> {
  const [from, to] = [await p.vault.forUser(fromUid), await p.vault.forUser(toUid)];
  const arrival = await Arrival.open(tx, to, toUid);
  const shown = await listShown(tx, fromUid);
  const counts: Counts = {};
  for (const kept of KEPT) {
    let after: Record<string, unknown> | null = null;
    let count = 0;
    do {
      const page: Record<string, unknown>[] = await pageRows(tx, fromUid, kept, after, PAGE);
      const rows = page.map((row) => openRow(from, fromUid, kept, row)).filter((row) => row !== null);
      count += await arrival.write(kept, rows.map(ended), (id) => shown.has(id));
      after = page.length === PAGE ? (page.at(-1) ?? null) : null;
    } while (after !== null);
    counts[kept.name] = count;
  }
  for (const kept of [...KEPT].reverse()) await removeRows(tx, fromUid, kept);
  return counts;
}
