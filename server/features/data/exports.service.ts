import { randomUUIDv7 } from 'node:crypto';
import { recordAct } from '#server/audit/audit.ts';
import type { TransfersTable } from '#server/db/tables/transfers.table.ts';
import type { Platform } from '#server/platform.ts';
import { ARCHIVE_KEPT_MS, PART_BYTES, type Transfer } from '#shared/data/transfers.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { KEPT } from './kept.ts';
import { makeArchive } from './make-archive.ts';
import { countRows } from './rows.repository.ts';
import { LEASE_MS, progressOf, resume, TakenBackError, toTransfer, workOn } from './transfer-work.ts';
import {
  changeTransfer,
  findTransfer,
  putPart,
  putTransfer,
  readPart,
  removeExpired,
  removeParts,
  removeTransfer,
} from './transfers.repository.ts';

/** Begins to make an archive of everything; one that is being made goes on. */
export async function beginExport(p: Platform, userId: string, allow: () => Promise<void>): Promise<Transfer> {
  const before = await findTransfer(p.db, userId, 'export');
  if (before?.state === 'working') return (await readExport(p, userId)) ?? toTransfer(before);
  // A sealed account whose key is not at hand says so now, not in the background.
  await p.vault.forUser(userId);
  await allow();
  const now = p.clock();
  const row: TransfersTable = {
    ...{ user_id: userId, kind: 'export', id: randomUUIDv7(), state: 'working' },
    ...{ done: 0, total: await totalOf(p, userId), bytes: 0, counts: null, problem: null },
    ...{ lease_until: now + LEASE_MS, created_at: now, expires_at: now + ARCHIVE_KEPT_MS },
  };
  await p.db.transaction().execute((tx) => putTransfer(tx, row));
  makeIt(p, row);
  return toTransfer(row);
}

async function totalOf(p: Platform, userId: string): Promise<number> {
  const counts = await Promise.all(KEPT.map((kept) => countRows(p.db, userId, kept)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function makeIt(p: Platform, row: TransfersTable): void {
  const { user_id: userId, id } = row;
  workOn(p, row, async () => {
    const vault = await p.vault.forUser(userId);
    await removeParts(p.db, userId, id);
    const onRows = progressOf(p, userId, id);
    const writer = new ArchiveWriter(
      (part, bytes) => putPart(p.db, vault, userId, { id, part, bytes }),
      new Date(p.clock()),
    );
    const counts = await makeArchive({ p, userId, vault, onRows }, writer);
    const change = { state: 'ready', bytes: writer.bytes, counts: JSON.stringify(counts), done: row.total } as const;
    if (!(await changeTransfer(p.db, userId, id, change))) {
      await removeParts(p.db, userId, id);
      throw new TakenBackError();
    }
    await recordAct(p, userId, 'export.made');
    p.live.publish(userId, 'user');
  });
}

/** How it stands; null where there is none, or not any more. */
export async function readExport(p: Platform, userId: string): Promise<Transfer | null> {
  const row = await findTransfer(p.db, userId, 'export');
  if (!row || row.expires_at <= p.clock()) return null;
  await resume(p, row, (taken) => makeIt(p, taken));
  return toTransfer(row);
}

/** Takes back an archive, finished or not. */
export async function dropExport(p: Platform, userId: string): Promise<void> {
  await p.db.transaction().execute((tx) => removeTransfer(tx, userId, 'export'));
}

export interface ArchiveSlice {
  size: number;
  from: number;
  /** The last byte, itself included. */
  to: number;
  bytes: AsyncGenerator<Buffer>;
}

/**
 * The finished archive or a slice of it, opened part by part as it is sent.
 *
 * @param range first and last byte as asked for; the last may be missing
 * @throws AppError `data.archive_gone`, `data.range_impossible`
 */
export async function openExport(
  p: Platform,
  userId: string,
  id: string,
  range: { from: number; to: number | null } | null,
): Promise<ArchiveSlice> {
  const row = await findTransfer(p.db, userId, 'export');
  if (!row || row.id !== id || row.state !== 'ready' || row.expires_at <= p.clock())
    throw new AppError('data.archive_gone');
  const from = range?.from ?? 0;
  const to = Math.min(range?.to ?? row.bytes - 1, row.bytes - 1);
  if (from > to) throw new AppError('data.range_impossible');
  return { size: row.bytes, from, to, bytes: slice(p, userId, id, from, to) };
}

async function* slice(p: Platform, userId: string, id: string, from: number, to: number): AsyncGenerator<Buffer> {
  const vault = await p.vault.forUser(userId);
  for (let part = Math.floor(from / PART_BYTES); part <= Math.floor(to / PART_BYTES); part++) {
    const bytes = await readPart(p.db, vault, userId, id, part);
    // Taken back or run out while it is sent: the download ends early, and its length says so.
    if (!bytes) throw new AppError('data.archive_gone');
    const start = part * PART_BYTES;
    yield bytes.subarray(Math.max(0, from - start), Math.min(bytes.length, to - start + 1));
  }
}

/** Removes what ran out, of everybody: archives that were not fetched in time, and tickets that nobody used. */
export async function tidyTransfers(p: Platform): Promise<void> {
  await p.db.deleteFrom('merge_tickets').where('expires_at', '<=', p.clock()).execute();
  await p.db.transaction().execute((tx) => removeExpired(tx, p.clock()));
}
