import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '#server/config/config.ts';

/** A copy of the keys older than this is destroyed with the next backup: an erasure is final after so long. */
export const KEYS_KEPT_MS = 7 * 86_400_000;

const DATA = 'alcove.db';
const KEYS = 'keys.db';
const MASTER = 'master.key';
const FILES = 'files';
const NAME = /^alcove-(data|keys)-\d{8}T\d{6}Z$/;

export interface Folders {
  data: string;
  keys: string;
}

/** Why a backup or a restore was not made, in words for the operator. Nothing was changed then. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const stampOf = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z');

/** All pages in one step: between two steps any write of another process would make SQLite begin anew, for ever on a busy instance. */
const ALL_PAGES = 2 ** 31 - 1;

async function copyDatabase(from: string, to: string): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(db, to, { rate: ALL_PAGES });
  } finally {
    db.close();
  }
}

function demandSqlite({ databaseUrl, keysDatabaseUrl }: Pick<Config, 'databaseUrl' | 'keysDatabaseUrl'>): void {
  if (databaseUrl || keysDatabaseUrl)
    throw new BackupError('This instance keeps its data in PostgreSQL: use pg_dump, as docs/operations.md says.');
}

/** A rotation that is under way would leave records whose key is in no copy. */
function demandNoRotation(keysFile: string): void {
  const db = new DatabaseSync(keysFile, { readOnly: true });
  try {
    const row = db
      .prepare(
        "select count(*) as n from (select 1 from user_keys where scope = 'all' group by user_id having count(*) > 1)",
      )
      .get() as { n: number };
    if (row.n > 0) throw new BackupError('Keys are being rotated. Finish that first: ./alcove rotate-keys --users.');
  } finally {
    db.close();
  }
}

/** Removes copies of keys that are older than seven days. @returns how many went */
export function destroyOldKeyCopies(folder: string, now: number): number {
  if (!existsSync(folder)) return 0;
  const old = readdirSync(folder).filter(
    (name) => NAME.test(name) && name.includes('-keys-') && now - statSync(join(folder, name)).mtimeMs > KEYS_KEPT_MS,
  );
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
  return old.length;
}

/**
 * Copies data and keys while the server runs, each into a new folder below the one named for it. The data first: a
 * person who comes meanwhile has a key too many in the copy, never one too few.
 *
 * @throws BackupError where the stores are PostgreSQL's, not there yet, or both copies would lie together
 */
export async function makeBackup(config: Config, to: Folders, now: number): Promise<Folders> {
  demandSqlite(config);
  if (to.data === to.keys) throw new BackupError('Data and keys need different folders: together they are no secret.');
  const [data, keys] = [join(config.dataDir, DATA), join(config.keysDir, KEYS)];
  if (!existsSync(data) || !existsSync(keys)) throw new BackupError('There is nothing to back up yet.');
  demandNoRotation(keys);
  const made = {
    data: join(to.data, `alcove-data-${stampOf(now)}`),
    keys: join(to.keys, `alcove-keys-${stampOf(now)}`),
  };
  for (const folder of Object.values(made)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  await copyDatabase(data, join(made.data, DATA));
  const files = join(config.dataDir, FILES);
  if (existsSync(files)) cpSync(files, join(made.data, FILES), { recursive: true });
  await copyDatabase(keys, join(made.keys, KEYS));
  if (existsSync(config.masterKeyFile)) cpSync(config.masterKeyFile, join(made.keys, MASTER));
  demandNoRotation(keys);
  destroyOldKeyCopies(to.keys, now);
  return made;
}

/**
 * Brings a backup to where an instance keeps its stores. The server must not run.
 *
 * @throws BackupError where something is there already, or the copies are not whole
 */
export function restoreBackup(config: Config, from: Folders): void {
  demandSqlite(config);
  const [data, keys] = [join(config.dataDir, DATA), join(config.keysDir, KEYS)];
  if (existsSync(data) || existsSync(keys))
    throw new BackupError('There is an instance here already. Move its data and keys folders away first.');
  for (const file of [join(from.data, DATA), join(from.keys, KEYS)]) {
    if (!existsSync(file)) throw new BackupError('This is not the folder of a backup, or it is not whole.');
    const db = new DatabaseSync(file, { readOnly: true });
    const sound = db.prepare('pragma quick_check(1)').get()?.quick_check === 'ok';
    db.close();
    if (!sound) throw new BackupError('The copy is damaged. Take an older one.');
  }
  for (const folder of [config.dataDir, config.keysDir]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(join(from.data, DATA), data);
  if (existsSync(join(from.data, FILES)))
    cpSync(join(from.data, FILES), join(config.dataDir, FILES), { recursive: true });
  cpSync(join(from.keys, KEYS), keys);
  if (existsSync(join(from.keys, MASTER))) cpSync(join(from.keys, MASTER), config.masterKeyFile);
}
