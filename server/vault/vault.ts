import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeyProvider, WrapContext } from './key-provider.ts';
import { changeKeys, type KeyDatabase } from './key-store.ts';
import { Keyrings, newDataKey, wrapContext } from './keyrings.ts';
import type { Place } from './record.ts';
import { isAccountPlace, KEY_BYTES, type OnRefused, type UserVault, vaultOf } from './ring.ts';

export type { UserVault } from './ring.ts';

/** Envelope encryption: one data key a person, wrapped by the master key, kept apart from the data. */
export interface Vault {
  /** Makes the person's first key. Written before anything of theirs is (key row first). */
  createKey(userId: string): Promise<void>;
  /** @throws VaultError when the person has no key (any more) */
  forUser(userId: string): Promise<UserVault>;
  seal(userId: string, place: Place, text: string): Promise<Buffer>;
  open(userId: string, place: Place, record: Uint8Array): Promise<string>;
  /** `unlocked`: the account is sealed, and its key came with the request. */
  standing(userId: string): Promise<'open' | 'locked' | 'unlocked'>;
  /** The version that a place of this table is sealed with now. */
  versionFor(userId: string, table: string): Promise<number>;
  /** Keyed hash of an address, lower-cased, 64 hex digits: finds a row without keeping the address readable. */
  blindIndex(text: string): Promise<string>;
  /** A random secret of this instance, 64 hex digits, made when first asked for and kept wrapped. */
  instanceSecret(name: string): Promise<string>;
  /** Destroys every key of a person, here at once and on every instance within a second: what is left is noise. */
  destroyKeys(userId: string): Promise<void>;
  /** Learns now what other instances changed, instead of within a second. */
  look(): Promise<void>;
  /** Called with every record that does not open. One listener: the audit's. */
  onRefused(listener: OnRefused): void;
  /** For rotation, sealing and backups alone. */
  readonly keys: Kysely<KeyDatabase>;
  readonly provider: KeyProvider;
  close(): Promise<void>;
}

/** Opens the vault of this instance over its key store. */
export function createVault(keys: Kysely<KeyDatabase>, provider: KeyProvider, clock: () => number): Vault {
  const rings = new Keyrings(keys, provider, clock);
  const secrets = new Map<string, Promise<string>>();
  let refused: OnRefused = () => {};
  const onRefused: OnRefused = (...record) => refused(...record);

  const forUser = async (userId: string): Promise<UserVault> => vaultOf(userId, await rings.of(userId), onRefused);

  async function makeSecret(name: string): Promise<string> {
    const context: WrapContext = { owner: 'instance', table: 'instance', rowId: name, rev: 1 };
    const { masterKeyId, wrapped } = await provider.wrap(context, randomBytes(KEY_BYTES));
    await keys
      .insertInto('instance_keys')
      .values({ name, wrapped, master_key_id: masterKeyId })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Read back: another instance may have been first.
    const row = await keys.selectFrom('instance_keys').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
    return (await provider.unwrap(context, { masterKeyId: row.master_key_id, wrapped: row.wrapped })).toString('hex');
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
    keys,
    provider,
    forUser,
    instanceSecret,
    createKey: async (userId) => {
      const { masterKeyId, wrapped } = await provider.wrap(wrapContext(userId, 1), newDataKey());
      const row = { user_id: userId, version: 1, wrapped, master_key_id: masterKeyId, created_at: clock() };
      await keys
        .insertInto('user_keys')
        .values({ ...row, active: 1, scope: 'all' })
        .execute();
    },
    seal: async (userId, place, text) => (await forUser(userId)).seal(place, text),
    open: async (userId, place, record) => (await forUser(userId)).open(place, record),
    standing: async (userId) => {
      const { isSealed, locked } = await rings.of(userId);
      if (!isSealed) return 'open';
      return locked ? 'locked' : 'unlocked';
    },
    versionFor: async (userId, table) => {
      const ring = await rings.of(userId);
      return isAccountPlace(table) ? ring.account : ring.content;
    },
    blindIndex: async (text) =>
      createHmac('sha256', await instanceSecret('blind-index'))
        .update(text.trim().toLowerCase())
        .digest('hex'),
    destroyKeys: async (userId) => {
      await changeKeys(keys, async (tx) => {
        await tx.deleteFrom('user_keys').where('user_id', '=', userId).execute();
        await tx.deleteFrom('sealed_keys').where('user_id', '=', userId).execute();
      });
      rings.forget(userId);
    },
    look: () => rings.look(),
    onRefused: (listener) => {
      refused = listener;
    },
    close: async () => {
      await rings.close();
      await keys.destroy();
    },
  };
}
