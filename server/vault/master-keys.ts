import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { WrapContext, WrappedKey } from './key-provider.ts';
import { openRecord, type Place, sealRecord, VaultError } from './record.ts';

export const MASTER_KEY_BYTES = 32;

const placeOf = ({ table, rowId, rev }: WrapContext, masterKeyId: string): Place => ({
  table,
  column: masterKeyId,
  rowId,
  rev,
});

/** A key's id: sixteen hex digits of its hash, so that it can be told which one is missing. */
export const masterKeyId = (raw: Buffer): string =>
  createHash('sha256').update('mk-id').update(raw).digest('hex').slice(0, 16);

/** Reads keys in base64, the active one first. @throws RangeError where one is not of 32 bytes; never with the text */
export function readMasterKeys(texts: readonly string[]): MasterKeys {
  const raws = texts.map((text) => Buffer.from(text.trim(), 'base64'));
  if (raws.length === 0 || raws.some((raw) => raw.length !== MASTER_KEY_BYTES))
    throw new RangeError(`a master key must hold ${MASTER_KEY_BYTES} bytes in base64`);
  const keys = new MasterKeys(new Map(raws.map((raw) => [masterKeyId(raw), createSecretKey(raw)])));
  for (const raw of raws) raw.fill(0);
  return keys;
}

/** Master keys that are at hand in this process, the active one first. */
export class MasterKeys {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly activeId: string;

  constructor(keys: ReadonlyMap<string, KeyObject>) {
    this.#keys = keys;
    const [first] = keys.keys();
    if (first === undefined) throw new RangeError('no master key');
    this.activeId = first;
  }

  get ids(): string[] {
    return [...this.#keys.keys()];
  }

  has(id: string): boolean {
    return this.#keys.has(id);
  }

  wrap(context: WrapContext, key: Buffer): WrappedKey {
    const id = this.activeId;
    return { masterKeyId: id, wrapped: sealRecord(this.#key(id), 0, context.owner, placeOf(context, id), key) };
  }

  unwrap(context: WrapContext, { masterKeyId: id, wrapped }: { masterKeyId: string; wrapped: Uint8Array }): Buffer {
    return openRecord(this.#key(id), context.owner, placeOf(context, id), wrapped);
  }

  #key(id: string): KeyObject {
    const key = this.#keys.get(id);
    if (!key) throw new VaultError('no such master key');
    return key;
  }
}
