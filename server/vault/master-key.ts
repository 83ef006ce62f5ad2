import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { type KeyProvider, KeyProviderError } from './key-provider.ts';
import { MASTER_KEY_BYTES, type MasterKeys, masterKeyId, readMasterKeys } from './master-keys.ts';

const newKey = (): string => randomBytes(MASTER_KEY_BYTES).toString('base64');

/** What the key wraps is on the disk at once, so the key itself must be there before. */
function makeKeyFile(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${newKey()}\n`, { mode: 0o400, flag: 'wx', flush: true });
  syncFolder(folder);
}

/** A rotation that died is out of the way after so long, in milliseconds. */
const LOCK_MS = 60_000;

/** Two that rotate at once would each write a file without the other's new key. */
function withLock<T>(file: string, act: () => T): T {
  const lock = `${file}.lock`;
  if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > LOCK_MS) rmSync(lock, { force: true });
  try {
    closeSync(openSync(lock, 'wx', 0o600));
  } catch {
    throw new KeyProviderError('the master key is being rotated by somebody else');
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The old file stays whole until the new one is on the disk: losing both would be losing everything. */
function replaceKeyFile(file: string, lines: readonly string[]): void {
  const next = `${file}.next`;
  rmSync(next, { force: true });
  writeFileSync(next, `${lines.join('\n')}\n`, { mode: 0o400, flag: 'wx', flush: true });
  renameSync(next, file);
  syncFolder(dirname(file));
}

function syncFolder(folder: string): void {
  // Windows has no such thing as opening a folder.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const readLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => line.trim() || []);

/**
 * The master keys of this instance from their file, one a line in base64, the active one first. Made on the first
 * start with owner-only rights (0400). Losing it makes everything unreadable for good.
 */
export function fileKeyProvider(file: string): KeyProvider {
  if (!existsSync(file)) makeKeyFile(file);
  let keys: MasterKeys;
  let stamp = '';

  /** Another process may have rotated: the file is read again whenever it is another one. */
  function fresh(): MasterKeys {
    const { ino, mtimeMs, size } = statSync(file);
    const now = `${ino}:${mtimeMs}:${size}`;
    if (now !== stamp) {
      keys = readMasterKeys(readLines(file));
      stamp = now;
    }
    return keys;
  }
  fresh();

  return {
    kind: 'file',
    currentId: async () => fresh().activeId,
    wrap: async (context, key) => fresh().wrap(context, key),
    unwrap: async (context, wrapped) => (keys.has(wrapped.masterKeyId) ? keys : fresh()).unwrap(context, wrapped),
    rotate: async () => {
      withLock(file, () => replaceKeyFile(file, [newKey(), ...readLines(file)]));
      return fresh().activeId;
    },
    retire: async (needed) => {
      const gone = withLock(file, () => {
        const [active = '', ...older] = readLines(file);
        const kept = older.filter((line) => needed.has(masterKeyId(Buffer.from(line, 'base64'))));
        if (kept.length < older.length) replaceKeyFile(file, [active, ...kept]);
        return older.length - kept.length;
      });
      fresh();
      return gone;
    },
  };
}
