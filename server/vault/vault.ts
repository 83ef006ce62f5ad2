import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { KeyCache } from './key-cache.ts';
import type { KeyDatabase } from './key-store.ts';
import type { KeyProvider } from './master-key.ts';
import { pad, unpad } from './padding.ts';
import { keyVersionOf, openRecord, type Place, sealRecord, VaultError } from './record.ts';

/** Seals and opens for one person; the keys are already at hand, so nothing here waits. */
export interface UserVault {
  /** Encrypts text for one place. */
  seal(place: Place, text: string): Buffer;
  /** @throws VaultError when the record was moved, changed, cut or put back */
  open(place: Place, record: Uint8Array): string;
}

/** Envelope encryption: one data key a person, wrapped by the master key, kept apart from the data. */
export interface Vault {
  /** Makes the person's first key. Written before anything of theirs is (key row first). */
  createKey(userId: string): Promise<void>;
  /** @throws VaultError when the person has no key (any more) */
  forUser(userId: string): Promise<UserVault>;
  seal(userId: string, place: Place, text: string): Promise<Buffer>;
  open(userId: string, place: Place, record: Uint8Array): Promise<string>;
  /** Keyed hash of an address, lower-cased, 64 hex digits: finds a row without keeping the address readable. */
  blindIndex(text: string): Promise<string>;
  /** A random secret of this instance, 64 hex digits, made when first asked for and kept wrapped. */
  instanceSecret(name: string): Promise<string>;
  /** Destroys every key of a person: whatever is left of theirs anywhere is noise from then on. */
  destroyKeys(userId: string): Promise<void>;
  close(): Promise<void>;
}

const KEY_BYTES = 32;

const wrapPlace = (version: number, masterKeyId: string): Place => ({
  table: 'udk',
  column: masterKeyId,
  rowId: 'wrapped',
  rev: version,
});

const contentKey = (dataKey: Buffer): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), 'content', KEY_BYTES)));

/** Opens the vault of this instance over its key store. */
export function createVault(keys: Kysely<KeyDatabase>, provider: KeyProvider, clock: () => number): Vault {
  const cache = new KeyCache(clock);
  const secrets = new Map<string, Promise<string>>();

  async function versionsOf(userId: string): Promise<Map<number, KeyObject>> {
    const cached = cache.get(userId);
    if (cached) return cached;
    const rows = await keys.selectFrom('user_keys').selectAll().where('user_id', '=', userId).execute();
    if (rows.length === 0) throw new VaultError('no key');
    const versions = new Map(
      rows.map((row) => {
        const dataKey = provider.unwrap(userId, wrapPlace(row.version, row.master_key_id), row.wrapped);
        return [row.version, contentKey(dataKey)] as const;
      }),
    );
    cache.set(userId, versions);
    return versions;
  }

  async function forUser(userId: string): Promise<UserVault> {
    const versions = await versionsOf(userId);
    const newest = Math.max(...versions.keys());
    const keyOf = (version: number): KeyObject => {
      const key = versions.get(version);
      if (!key) throw new VaultError('no such key version');
      return key;
    };
    return {
      seal: (place, text) => sealRecord(keyOf(newest), newest, userId, place, pad(text)),
      open: (place, record) => unpad(openRecord(keyOf(keyVersionOf(record)), userId, place, record)),
    };
  }

  async function makeSecret(name: string): Promise<string> {
    const place = (id: string): Place => ({ table: 'instance', column: id, rowId: name, rev: 1 });
    const wrapped = provider.wrap('instance', place(provider.currentId), randomBytes(KEY_BYTES));
    await keys
      .insertInto('instance_keys')
      .values({ name, wrapped, master_key_id: provider.currentId })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Read back: another instance may have been first.
    const row = await keys.selectFrom('instance_keys').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
    return provider.unwrap('instance', place(row.master_key_id), row.wrapped).toString('hex');
  }

  function instanceSecret(name: string): Promise<string> {
    let secret = secrets.get(name);
    if (!secret) {
      secret = makeSecret(name);
      secrets.set(name, secret);
      secret.catch(() => secrets.delete(name));
    }
    return secret;
  }

  return {
    forUser,
    instanceSecret,
    createKey: async (userId) => {
      const wrapped = provider.wrap(userId, wrapPlace(1, provider.currentId), randomBytes(KEY_BYTES));
      await keys
        .insertInto('user_keys')
        .values({ user_id: userId, version: 1, wrapped, master_key_id: provider.currentId, created_at: clock() })
        .execute();
    },
    seal: async (userId, place, text) => (await forUser(userId)).seal(place, text),
    open: async (userId, place, record) => (await forUser(userId)).open(place, record),
    blindIndex: async (text) =>
      createHmac('sha256', await instanceSecret('blind-index'))
        .update(text.trim().toLowerCase())
        .digest('hex'),
    destroyKeys: async (userId) => {
      await keys.deleteFrom('user_keys').where('user_id', '=', userId).execute();
      cache.delete(userId);
    },
    close: () => keys.destroy(),
  };
}
