import { SEALED_STORES, type SealedStoreName } from './sealed-store-names.ts';

/**
 * A small store on this device for what a person wrote and the server does not have yet.
 * Values are sealed with AES-256-GCM under a key that script can use but never read;
 * `wipe` forgets the key and every value. Where the browser offers no safe key (plain
 * http, private windows of some browsers) nothing is written to disk at all. Writes of one store happen in the order
 * they were asked for: a slow older one must not undo a newer one, nor follow a wipe.
 */
export interface SealedStore {
  put(id: string, value: unknown): Promise<void>;
  all<T>(): Promise<T[]>;
  remove(id: string): Promise<void>;
  wipe(): Promise<void>;
}

interface SealedRow {
  id: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('keys');
    request.result.createObjectStore('rows', { keyPath: 'id' });
  };
  const db = await done(request);
  // Quick exit deletes the whole database and must not wait for this connection.
  db.onversionchange = () => db.close();
  return db;
}

async function loadKey(db: IDBDatabase): Promise<CryptoKey> {
  const held = await done<CryptoKey | undefined>(db.transaction('keys').objectStore('keys').get('only'));
  if (held) return held;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await done(db.transaction('keys', 'readwrite').objectStore('keys').put(made, 'only'));
  return made;
}

const stores = new Map<SealedStoreName, SealedStore>();

/** The store of that name; the same one however often it is asked for. */
export function openSealedStore(name: SealedStoreName): SealedStore {
  const store = stores.get(name) ?? createStore(name);
  stores.set(name, store);
  return store;
}

/** Forgets everything in every store, and the keys: on sign-out and lock. Quick exit deletes them (quick-exit.ts). */
export async function wipeSealedStores(): Promise<void> {
  await Promise.all(
    SEALED_STORES.map((name) =>
      openSealedStore(name)
        .wipe()
        .catch(() => {}),
    ),
  );
}

function createStore(name: SealedStoreName): SealedStore {
  if (typeof indexedDB === 'undefined' || globalThis.crypto?.subtle === undefined) return unwrittenStore();
  let opening: Promise<{ db: IDBDatabase; key: CryptoKey }> | null = null;
  const open = () => {
    opening ??= openDatabase(name).then(async (db) => ({ db, key: await loadKey(db) }));
    return opening;
  };
  let last: Promise<void> = Promise.resolve();
  const inOrder = (write: () => Promise<void>): Promise<void> => {
    const written = last.then(write);
    last = written.catch(() => {});
    return written;
  };
  const label = (id: string) => new TextEncoder().encode(`${name}/${id}`);
  return {
    put: (id, value) =>
      inOrder(async () => {
        const { db, key } = await open();
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const plain = new TextEncoder().encode(JSON.stringify(value));
        const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: label(id) }, key, plain);
        const row: SealedRow = { id, iv, sealed };
        await done(db.transaction('rows', 'readwrite').objectStore('rows').put(row));
      }),
    async all<T>() {
      const { db, key } = await open();
      const rows = await done<SealedRow[]>(db.transaction('rows').objectStore('rows').getAll());
      const opened = await Promise.all(
        rows.map((row) =>
          crypto.subtle
            .decrypt({ name: 'AES-GCM', iv: row.iv, additionalData: label(row.id) }, key, row.sealed)
            .then((plain) => [JSON.parse(new TextDecoder().decode(plain)) as T])
            // A row sealed under a key that was wiped is noise, not an error.
            .catch(() => []),
        ),
      );
      return opened.flat();
    },
    remove: (id) =>
      inOrder(async () => {
        const { db } = await open();
        await done(db.transaction('rows', 'readwrite').objectStore('rows').delete(id));
      }),
    wipe: () =>
      inOrder(async () => {
        const { db } = await open();
        const both = db.transaction(['keys', 'rows'], 'readwrite');
        await Promise.all([done(both.objectStore('keys').clear()), done(both.objectStore('rows').clear())]);
        db.close();
        opening = null;
      }),
  };
}

/** Keeps nothing: callers hold their values in memory anyway. */
function unwrittenStore(): SealedStore {
  return { put: async () => {}, all: async () => [], remove: async () => {}, wipe: async () => {} };
}
