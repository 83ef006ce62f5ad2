import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

/*
 * Record: 0x01 | algorithm | key version u16 | IV 12 | ciphertext | tag 16.
 * The associated data ties a record to its table, column, person, row and revision,
 * so that a row copied to another place, or an old one put back, does not open.
 */
const FORMAT = 1;
const AES_256_GCM = 1;
const HEADER = 4;
const IV = 12;
const TAG = 16;

/** Where a record belongs. */
export interface Place {
  table: string;
  column: string;
  rowId: string;
  /** Revision of the row, counted up with every write. */
  rev: number;
}

/** A record that does not open: moved, changed, cut short, or sealed with a key that is gone. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

function associatedData(userId: string, place: Place, keyVersion: number): Buffer {
  return Buffer.from(`v1|${place.table}|${place.column}|${userId}|${place.rowId}|${keyVersion}|${place.rev}`);
}

/** Encrypts `plain` for one place under one version of a person's key. */
export function sealRecord(key: KeyObject, keyVersion: number, userId: string, place: Place, plain: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt8(FORMAT, 0);
  header.writeUInt8(AES_256_GCM, 1);
  header.writeUInt16BE(keyVersion, 2);
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG });
  cipher.setAAD(associatedData(userId, place, keyVersion));
  return Buffer.concat([header, iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Version of the key that a record was sealed with. @throws VaultError when the format is unknown */
export function keyVersionOf(record: Uint8Array): number {
  if (record.length < HEADER + IV + TAG || record[0] !== FORMAT || record[1] !== AES_256_GCM)
    throw new VaultError('unknown record');
  return ((record[2] ?? 0) << 8) | (record[3] ?? 0);
}

/** Decrypts a record that `sealRecord` made for the same place. @throws VaultError, never partial text */
export function openRecord(key: KeyObject, userId: string, place: Place, record: Uint8Array): Buffer {
  const keyVersion = keyVersionOf(record);
  const bytes = Buffer.from(record.buffer, record.byteOffset, record.byteLength);
  const body = bytes.subarray(HEADER + IV, bytes.length - TAG);
  // Without a fixed tag length Node accepts a tag of four bytes (DEP0182).
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(HEADER, HEADER + IV), { authTagLength: TAG });
  decipher.setAAD(associatedData(userId, place, keyVersion));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch (cause) {
    throw new VaultError('record does not open', { cause });
  }
}
