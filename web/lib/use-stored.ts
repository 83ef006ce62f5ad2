import { useSyncExternalStore } from 'react';
import { readStored, type StorageKey, watchStored } from './storage.ts';

/** The stored value, live in every tab; null on the server and where nothing is stored. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    (onChange) => watchStored(key, onChange),
    () => readStored(key),
    () => null,
  );
}
