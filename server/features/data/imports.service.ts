import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { recordAct } from '#server/audit/audit.ts';
import type { TransfersTable } from '#server/db/tables/transfers.table.ts';
import { readPerson, renamePerson } from '#server/features/auth/people.service.ts';
import { readPicture, savePicture } from '#server/features/profile/pictures.service.ts';
import { keepSettings, readSettings } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type AccountFile, ARCHIVE_PICTURE } from '#shared/data/archive.contract.ts';
import { ARCHIVE_BYTES_MAX, PART_BYTES, type Transfer } from '#shared/data/transfers.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { DEFAULT_SETTINGS, type Settings } from '#shared/profile/profile.contract.ts';
import { type Archive, openArchive } from './archive-reader.ts';
import { checkArchive, readAccountFile, writeArchive } from './bring-in.ts';
import { LEASE_MS, progressOf, resume, toTransfer, workOn } from './transfer-work.ts';
import {
  changeTransfer,
  findTransfer,
  listParts,
  putPart,
  putTransfer,
  readPart,
  removeParts,
  removeTransfer,
} from './transfers.repository.ts';

/** What was sent of an archive waits this long for the rest, in milliseconds. */
const WAITS_MS = 24 * 3_600_000;
/** Share of the work that is done once everything was looked through; what is left is one transaction. */
const LOOKED_THROUGH = 0.8;
const PICTURE_BYTES_MAX = 8 * 1024 * 1024;

/** @throws AppError `data.keeping_off` where the person did not agree that chats are kept */
export async function demandKeeping(p: Platform, userId: string): Promise<void> {
  const { consents } = await readPerson(p, userId);
  if (!consents.storeChats) throw new AppError('data.keeping_off');
}

/**
 * Makes room for an archive of so many bytes; its parts follow.
 *
 * @throws AppError `data.archive_too_large`, `data.keeping_off`
 */
export async function beginImport(p: Platform, userId: string, bytes: number): Promise<Transfer> {
  if (bytes > ARCHIVE_BYTES_MAX) throw new AppError('data.archive_too_large');
  await demandKeeping(p, userId);
  const before = await findTransfer(p.db, userId, 'import');
  if (before?.state === 'working') return (await readImport(p, userId)) ?? toTransfer(before);
  const now = p.clock();
  const row: TransfersTable = {
    ...{ user_id: userId, kind: 'import', id: randomUUIDv7(), state: 'taking', bytes },
    ...{ done: 0, total: 0, counts: null, problem: null, lease_until: 0 },
    ...{ created_at: now, expires_at: now + WAITS_MS },
  };
  await p.db.transaction().execute((tx) => putTransfer(tx, row));
  return toTransfer(row);
}

const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** Takes one part; the same one sent again is harmless. @throws AppError `data.archive_gone`, `http.input_invalid` */
export async function takePart(p: Platform, userId: string, id: string, part: number, data: string): Promise<void> {
  const row = await findTransfer(p.db, userId, 'import');
  if (row?.id !== id || row.state !== 'taking') throw new AppError('data.archive_gone');
  const bytes = Buffer.from(data, 'base64');
  const due = Math.min(PART_BYTES, row.bytes - part * PART_BYTES);
  if (part < 0 || part >= partsOf(row.bytes) || bytes.length !== due) throw new AppError('http.input_invalid');
  await putPart(p.db, await p.vault.forUser(userId), userId, { id, part, bytes });
}

/** Begins to bring in what was sent. @throws AppError `data.archive_gone`, `data.import_unfinished`, `data.keeping_off` */
export async function applyImport(p: Platform, userId: string, id: string): Promise<Transfer> {
  await demandKeeping(p, userId);
  await p.vault.forUser(userId);
  const row = await findTransfer(p.db, userId, 'import');
  if (row?.id !== id) throw new AppError('data.archive_gone');
  if (row.state !== 'taking') return (await readImport(p, userId)) ?? toTransfer(row);
  const parts = await listParts(p.db, userId, id);
  if (parts.length !== partsOf(row.bytes)) throw new AppError('data.import_unfinished');
  const change = { state: 'working', lease_until: p.clock() + LEASE_MS } as const;
  const working = { ...row, ...change };
  // Two clicks at once: one of them works.
  if (await changeTransfer(p.db, userId, id, change, 'taking')) bringIn(p, working);
  return toTransfer(working);
}

function bringIn(p: Platform, row: TransfersTable): void {
  const { user_id: userId, id } = row;
  workOn(p, row, async () => {
    const vault = await p.vault.forUser(userId);
    const archive = await openArchive({ size: row.bytes, read: readerOf(p, vault, row) });
    const account = await readAccountFile(archive);
    const total = Object.values(account.counts).reduce((sum, count) => sum + count, 0);
    await changeTransfer(p.db, userId, id, { total: Math.ceil(total / LOOKED_THROUGH) });
    const onRows = progressOf(p, userId, id);
    const places = await checkArchive(archive, account, onRows);
    const counts = await p.db.transaction().execute(async (tx) => {
      const inside = { ...p, db: tx };
      // Within the transaction nothing is said of how far it is: that would wait for its end.
      const written = await writeArchive(inside, vault, userId, archive, places, async () => {});
      await bringAccount(inside, userId, account);
      await recordAct(inside, userId, 'account.imported');
      return written;
    });
    if (await bringPicture(p, userId, archive)) counts.picture = 1;
    await changeTransfer(p.db, userId, id, { state: 'ready', counts: JSON.stringify(counts) });
    await removeParts(p.db, userId, id);
    for (const topic of ['chats', 'user', 'questionnaires'] as const) p.live.publish(userId, topic);
  });
}

/** Reads across parts; the last one is kept at hand, since most reads go on where the one before ended. */
function readerOf(p: Platform, vault: UserVault, { user_id: userId, id, bytes }: TransfersTable) {
  let held: { part: number; bytes: Buffer } | null = null;
  const load = async (part: number): Promise<Buffer> => {
    if (held?.part === part) return held.bytes;
    const read = await readPart(p.db, vault, userId, id, part);
    if (!read) throw new AppError('data.import_unfinished');
    held = { part, bytes: read };
    return read;
  };
  return async (from: number, length: number): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    const end = Math.min(from + length, bytes);
    for (let at = from; at < end; ) {
      const part = Math.floor(at / PART_BYTES);
      const start = part * PART_BYTES;
      const piece = (await load(part)).subarray(at - start, end - start);
      if (piece.length === 0) break;
      pieces.push(piece);
      at += piece.length;
    }
    return Buffer.concat(pieces);
  };
}

/** What was chosen here stays; the rest is as it was there. Consents are given to whoever runs a place: none comes along. */
export function joinSettings(here: Settings, comes: Settings): Settings {
  const chosen = Object.entries(here).filter(
    ([key, value]) => !isDeepStrictEqual(value, DEFAULT_SETTINGS[key as keyof Settings]),
  );
  return { ...comes, ...Object.fromEntries(chosen) };
}

async function bringAccount(p: Platform, userId: string, { person, settings }: AccountFile): Promise<void> {
  const here = await readSettings(p, userId);
  await keepSettings(p, userId, joinSettings(here, settings));
  const { displayName } = await readPerson(p, userId);
  if (displayName === null && person.displayName !== null) await renamePerson(p, userId, person.displayName);
}

async function bringPicture(p: Platform, userId: string, archive: Archive): Promise<boolean> {
  if (!archive.has(ARCHIVE_PICTURE) || (await readPicture(p, userId))) return false;
  try {
    const picture = await archive.file(ARCHIVE_PICTURE, PICTURE_BYTES_MAX);
    if (picture) await savePicture(p, userId, picture);
    return picture !== null;
  } catch (error) {
    // The words are in; a picture that cannot be drawn is no reason to say that nothing is.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** How it stands; null where there is none, or not any more. */
export async function readImport(p: Platform, userId: string): Promise<Transfer | null> {
  const row = await findTransfer(p.db, userId, 'import');
  if (!row || row.expires_at <= p.clock()) return null;
  await resume(p, row, (taken) => bringIn(p, taken));
  return toTransfer(row);
}

/** Forgets what was sent, or how it ended. */
export async function dropImport(p: Platform, userId: string): Promise<void> {
  await p.db.transaction().execute((tx) => removeTransfer(tx, userId, 'import'));
}
