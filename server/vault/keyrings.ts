import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { KeyCache } from './key-cache.ts';
import type { KeyProvider, WrapContext } from './key-provider.ts';
import type { KeyDatabase, SealedKeysTable, UserKeysTable } from './key-store.ts';
import { openRecord, type Place, VaultError } from './record.ts';
import { currentRequestKey } from './request-key.ts';
import { contentKey, KEY_BYTES, type Ring } from './ring.ts';

/*
 * Why is this hard?
 * A ring is held by whoever is reading or writing right now, for as long as a reply takes, on every instance; and
 * meanwhile a key may be added, retired or destroyed by another process. So rings are shared objects that are changed
 * in place: one count in the key store says that something changed, every instance looks at it each second, and
 * whoever changes keys waits longer than that between making a version known, sealing with it and destroying the old.
 */

/** How often an instance looks whether keys changed, in milliseconds. */
export const LOOK_EVERY_MS = 1_000;
const LOOK_BATCH = 500;

type UserKeyRow = Selectable<UserKeysTable>;
type SealedKeyRow = Selectable<SealedKeysTable>;

export const wrapContext = (userId: string, version: number): WrapContext => ({
  owner: userId,
  table: 'udk',
  rowId: 'wrapped',
  rev: version,
});

/** Where the parts of a sealed account's keys belong; the version is bound by `rev`. */
export const sealedPlace = (kind: SealedKeysTable['kind'], version: number): Place => ({
  table: 'sealed_keys',
  column: kind,
  rowId: 'wrapped',
  rev: version,
});

export const newDataKey = (): Buffer => randomBytes(KEY_BYTES);

interface Loaded {
  ring: Ring;
  sealed: SealedKeyRow[];
}

/** The rings that this process holds, kept true to the key store. */
export class Keyrings {
  readonly #keys: Kysely<KeyDatabase>;
  readonly #provider: KeyProvider;
  readonly #cache: KeyCache<Loaded>;
  /** Also those that left the cache, as long as somebody works with them. */
  readonly #held = new Map<string, WeakRef<Loaded>>();
  #seen = -1;
  #looking: Promise<void> | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(keys: Kysely<KeyDatabase>, provider: KeyProvider, clock: () => number) {
    this.#keys = keys;
    this.#provider = provider;
    this.#cache = new KeyCache(clock);
    this.#timer = setInterval(() => {
      // A key store that is away is told by the next one who needs it.
      if (this.#held.size > 0) this.look().catch(() => {});
    }, LOOK_EVERY_MS).unref();
  }

  /** @throws VaultError when the person has no key (any more) */
  async of(userId: string): Promise<Ring> {
    const loaded = this.#cache.get(userId) ?? this.#alive(userId) ?? (await this.#load(userId));
    if (loaded.ring.versions.size === 0) {
      // Whoever has none yet may get one in a moment.
      this.forget(userId);
      throw new VaultError('no key');
    }
    this.#cache.set(userId, loaded);
    return loaded.ring.isSealed ? this.#unlocked(userId, loaded) : loaded.ring;
  }

  /** Looks at the count of changes, and brings every ring in use up to date where it moved. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  forget(userId: string): void {
    this.#alive(userId)?.ring.versions.clear();
    this.#cache.delete(userId);
    this.#held.delete(userId);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking?.catch(() => {});
  }

  #alive(userId: string): Loaded | null {
    return this.#held.get(userId)?.deref() ?? null;
  }

  async #look(): Promise<void> {
    const { count } = await this.#keys.selectFrom('key_changes').select('count').executeTakeFirstOrThrow();
    if (count === this.#seen) return;
    const held = new Map<string, Loaded>();
    for (const [userId, ref] of this.#held) {
      const loaded = ref.deref();
      if (loaded) held.set(userId, loaded);
      else this.#held.delete(userId);
    }
    const userIds = [...held.keys()];
    for (let from = 0; from < userIds.length; from += LOOK_BATCH) {
      const now = await this.#read(userIds.slice(from, from + LOOK_BATCH), (userId) => held.get(userId)?.ring.versions);
      for (const [userId, { ring, sealed }] of now) {
        const loaded = held.get(userId);
        if (!loaded) continue;
        loaded.sealed = sealed;
        // In place: whoever works with this ring goes on with today's keys.
        Object.assign(loaded.ring, ring);
      }
    }
    this.#seen = count;
  }

  async #load(userId: string): Promise<Loaded> {
    const loaded = (await this.#read([userId], () => undefined)).get(userId) as Loaded;
    const other = this.#alive(userId);
    if (other) return other;
    this.#held.set(userId, new WeakRef(loaded));
    return loaded;
  }

  async #read(
    userIds: string[],
    known: (userId: string) => Ring['versions'] | undefined,
  ): Promise<Map<string, Loaded>> {
    const [allRows, allSealed] = await Promise.all([
      this.#keys.selectFrom('user_keys').selectAll().where('user_id', 'in', userIds).execute(),
      this.#keys.selectFrom('sealed_keys').selectAll().where('user_id', 'in', userIds).execute(),
    ]);
    const rowsOf = Map.groupBy(allRows, (row) => row.user_id);
    const sealedOf = Map.groupBy(allSealed, (row) => row.user_id);
    const loaded = new Map<string, Loaded>();
    for (const userId of userIds) {
      const rows = rowsOf.get(userId) ?? [];
      const sealed = sealedOf.get(userId) ?? [];
      const versions: Ring['versions'] = new Map();
      for (const row of rows) versions.set(row.version, known(userId)?.get(row.version) ?? (await this.#unwrap(row)));
      loaded.set(userId, { ring: { ...writers(rows, sealed), versions, isSealed: sealed.length > 0 }, sealed });
    }
    return loaded;
  }

  async #unwrap({ user_id, version, master_key_id, wrapped }: UserKeyRow) {
    const key = { masterKeyId: master_key_id, wrapped };
    return contentKey(await this.#provider.unwrap(wrapContext(user_id, version), key));
  }

  /** The same ring with what the request's key opens; locked where none came, or another. */
  #unlocked(userId: string, { ring, sealed }: Loaded): Ring {
    const request = currentRequestKey();
    if (!request) return ring;
    if (request.opened?.uid === userId) return request.opened.ring;
    const key = contentKey(request.key);
    const check = sealed.find((row) => row.kind === 'check');
    if (!check || !opens(key, userId, check)) return ring;
    const versions = new Map([...ring.versions, [check.version, key]]);
    for (const row of sealed) {
      if (row.kind !== 'former') continue;
      const former = openRecord(key, userId, sealedPlace('former', row.version), row.wrapped);
      versions.set(row.version, contentKey(former));
    }
    const unlocked = { ...ring, versions, locked: false };
    request.opened = { uid: userId, ring: unlocked };
    return unlocked;
  }
}

function opens(key: Ring['versions'] extends Map<number, infer K> ? K : never, userId: string, check: SealedKeyRow) {
  try {
    openRecord(key, userId, sealedPlace('check', check.version), check.wrapped);
    return true;
  } catch {
    return false;
  }
}

/** Which versions to seal with. A sealed account that is being opened has a newer version under the master key. */
function writers(rows: readonly UserKeyRow[], sealed: readonly SealedKeyRow[]) {
  const active = rows.filter((row) => row.active === 1);
  const newest = (versions: number[]) => Math.max(0, ...versions);
  const whole = newest(active.filter((row) => row.scope === 'all').map((row) => row.version));
  return {
    content: Math.max(whole, newest(sealed.filter((row) => row.kind === 'check').map((row) => row.version))),
    account: newest(active.map((row) => row.version)),
    locked: sealed.length > 0,
  };
}
