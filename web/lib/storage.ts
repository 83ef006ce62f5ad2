/**
 * The only keys kept in the browser's local storage. `activeChatId` and `cachedPic` are the specification's;
 * `appearance` holds theme, text size and motion, so that the first paint is already right; `lockDue` that the server has
 * not heard of a lock yet. Nothing a person wrote.
 * Storage can be missing or full (private windows, policies): every access may fail quietly.
 */
export type StorageKey = 'activeChatId' | 'cachedPic' | 'appearance' | 'lockDue';

const watchers = new Map<StorageKey, Set<() => void>>();

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes, or removes with null, and tells this tab's watchers (the browser tells the other tabs'). */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
  for (const notify of watchers.get(key) ?? []) notify();
}

/** Calls back when the key changes in this tab or another; answers how to stop. */
export function watchStored(key: StorageKey, onChange: () => void): () => void {
  const own = watchers.get(key) ?? new Set();
  watchers.set(key, own.add(onChange));
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', fromOtherTab);
  return () => {
    own.delete(onChange);
    window.removeEventListener('storage', fromOtherTab);
  };
}
