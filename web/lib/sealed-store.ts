/**
 * A small store on this device for what a person wrote and the server does not have yet.
 * Values are sealed with AES-256-GCM under a key that script can use but never read;
 * `wipe` forgets the key and every value. Where the browser offers no safe key (plain
 * http, private windows of some browsers) nothing is written to disk at all.
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

export function openSealedStore(name: string): SealedStore {
  if (typeof indexedDB === 'undefined' || globalThis.crypto?.subtle === undefined) return unwrittenStore();
  let opening: Promise<{ db: IDBDatabase; key: CryptoKey }> | null = null;
  const open = () => {
    opening ??= openDatabase(name).then(async (db) => ({ db, key: await loadKey(db) }));
    return opening;
  };
  const label = (id: string) => new TextEncoder().encode(`${name}/${id}`);
  return {
    async put(id, value) {
      const { db, key } = await open();
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: label(id) }, key, plain);
      const row: SealedRow = { id, iv, sealed };
      await done(db.transaction('rows', 'readwrite').objectStore('rows').put(row));
    },
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
    async remove(id) {
      const { db } = await open();
      await done(db.transaction('rows', 'readwrite').objectStore('rows').delete(id));
    },
    async wipe() {
      const { db } = await open();
      const both = db.transaction(['keys', 'rows'], 'readwrite');
      await Promise.all([done(both.objectStore('keys').clear()), done(both.objectStore('rows').clear())]);
      db.close();
      opening = null;
    },
  };
}

/** Keeps nothing: callers hold their values in memory anyway. */
function unwrittenStore(): SealedStore {
  return { put: async () => {}, all: async () => [], remove: async () => {}, wipe: async () => {} };
}
