import type { OpenedRow } from '#server/db/kept-rows.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import {
  type AccountFile,
  ARCHIVE_ACCOUNT,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  accountFileSchema,
  archiveFileOf,
  type Counts,
} from '#shared/data/archive.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Archive } from './archive-reader.ts';
import { damagedRow, rowsOf } from './archive-rows.ts';
import { Arrival } from './arrival.ts';
import { KEPT } from './kept.ts';

const ACCOUNT_BYTES_MAX = 1024 * 1024;
const MESSAGES_MAX = 250_000;
const ROWS_MAX = 500_000;

/**
 * Reads what an archive says of itself.
 *
 * @throws AppError `data.archive_foreign`, `data.archive_too_new`, `data.archive_damaged`
 */
export async function readAccountFile(archive: Archive): Promise<AccountFile> {
  const bytes = await archive.file(ARCHIVE_ACCOUNT, ACCOUNT_BYTES_MAX);
  if (!bytes) throw new AppError('data.archive_foreign');
  let said: unknown;
  try {
    said = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new AppError('data.archive_damaged', { details: { file: ARCHIVE_ACCOUNT } });
  }
  const { format, version } = (said ?? {}) as { format?: unknown; version?: unknown };
  if (format !== ARCHIVE_FORMAT) throw new AppError('data.archive_foreign');
  if (typeof version === 'number' && version > ARCHIVE_VERSION) throw new AppError('data.archive_too_new');
  const parsed = accountFileSchema.safeParse(said);
  if (!parsed.success) throw new AppError('data.archive_damaged', { details: { file: ARCHIVE_ACCOUNT } });
  return parsed.data;
}

/** Where each message of an archive stands. */
type Places = Map<string, { chat: string; position: number; parent: string | null; active: boolean }>;

/**
 * Looks through a whole archive before anything of it is written.
 *
 * @throws AppError `data.archive_damaged`, `data.archive_too_large`
 */
export async function checkArchive(archive: Archive, account: AccountFile, onRows: OnRows): Promise<Places> {
  const ids = new Map<string, Set<unknown>>();
  const places: Places = new Map();
  let total = 0;
  for (const kept of KEPT) {
    const file = archiveFileOf(kept.name);
    const seen = new Set<unknown>();
    let count = 0;
    for await (const rows of rowsOf(archive, kept)) {
      for (const row of rows) {
        const key = kept.key.map((column) => row[column]).join('/');
        if (seen.has(key)) throw damagedRow(file, count);
        seen.add(key);
        if (kept.refers?.some(({ column, to }) => row[column] !== null && !ids.get(to)?.has(row[column])))
          throw damagedRow(file, count);
        if (kept.name === 'messages') places.set(row.id as string, placeOf(row));
        count++;
      }
      total += rows.length;
      if (total > ROWS_MAX || places.size > MESSAGES_MAX) throw new AppError('data.archive_too_large');
      await onRows(rows.length);
    }
    if (kept.key.length === 0 && count > 1) throw damagedRow(file, count);
    // A file that was cut, or left out: better none of it than half without a word.
    if (count !== (account.counts[kept.name] ?? 0)) throw new AppError('data.archive_damaged', { details: { file } });
    ids.set(kept.name, seen);
  }
  checkBranches(places);
  return places;
}

const placeOf = (row: OpenedRow) => ({
  chat: row.chat_id as string,
  position: row.position as number,
  parent: row.parent_id as string | null,
  active: row.active === 1,
});

/** A message stands one below the one it answers: so branches have an end, and no walk along them goes in circles. */
function checkBranches(places: Places): void {
  for (const { chat, position, parent } of places.values()) {
    const above = parent === null ? undefined : places.get(parent);
    if (above && (above.chat !== chat || above.position !== position - 1))
      throw new AppError('data.archive_damaged', { details: { file: archiveFileOf('messages') } });
  }
}

export type OnRows = (count: number) => Promise<void>;

/**
 * Writes the rows of a checked archive, inside the caller's transaction. What is here already stays as it is.
 *
 * @returns how many rows of each kind were new
 */
export async function writeArchive(
  p: Platform,
  vault: UserVault,
  userId: string,
  archive: Archive,
  places: Places,
  onRows: OnRows,
): Promise<Counts> {
  const arrival = await Arrival.open(p.db, vault, userId);
  const counts: Counts = {};
  for (const kept of KEPT) {
    counts[kept.name] = 0;
    for await (const rows of rowsOf(archive, kept)) {
      const fitting = kept.name === 'messages' ? rows.map((row) => fitted(row, places)) : rows;
      const arriving = fitting.map((row) => kept.arrives?.(row) ?? row);
      counts[kept.name] = (counts[kept.name] ?? 0) + (await arrival.write(kept, arriving, isActive(places)));
      await onRows(rows.length);
    }
  }
  return counts;
}

/** What a message answered may be gone: then it stands at the top of what is left. */
const fitted = (row: OpenedRow, places: Places): OpenedRow =>
  row.parent_id !== null && !places.has(row.parent_id as string) ? { ...row, parent_id: null } : row;

const isActive = (places: Places) => (id: string) => places.get(id)?.active === true;
