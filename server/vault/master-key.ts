import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openRecord, type Place, sealRecord } from './record.ts';

const BYTES = 32;

/** Wraps and unwraps other keys. The built-in one keeps a file; hooks for key services come later. */
export interface KeyProvider {
  currentId: string;
  wrap(owner: string, place: Place, key: Buffer): Buffer;
  unwrap(owner: string, place: Place, wrapped: Uint8Array): Buffer;
}

/** What the key wraps is on the disk at once, so the key itself must be there before. */
function makeKeyFile(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const text = `${randomBytes(BYTES).toString('base64')}\n`;
  writeFileSync(file, text, { mode: 0o400, flag: 'wx', flush: true });
  syncFolder(folder);
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

/**
 * The master key of this instance from its file, made on the first start with
 * owner-only rights (0400). Losing it makes everything unreadable for good.
 */
export function fileKeyProvider(file: string): KeyProvider {
  if (!existsSync(file)) makeKeyFile(file);
  const raw = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (raw.length !== BYTES) throw new Error(`the master key file does not hold ${BYTES} bytes in base64`);
  const currentId = createHash('sha256').update('mk-id').update(raw).digest('hex').slice(0, 16);
  const key: KeyObject = createSecretKey(raw);
  raw.fill(0);
  return {
    currentId,
    wrap: (owner, place, plain) => sealRecord(key, 0, owner, place, plain),
    unwrap: (owner, place, wrapped) => openRecord(key, owner, place, wrapped),
  };
}
