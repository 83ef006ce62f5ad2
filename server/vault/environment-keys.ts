import type { KeyProvider } from './key-provider.ts';
import { readMasterKeys } from './master-keys.ts';

/**
 * Master keys that the operator hands in (`MASTER_KEY`, or a systemd credential), the active one first. A new one is
 * put in front by the operator; `rotate` then only says which is active, and an old one leaves when they take it out.
 *
 * @throws RangeError where a key does not hold 32 bytes
 */
export function environmentKeyProvider(texts: readonly string[]): KeyProvider {
  const keys = readMasterKeys(texts);
  return {
    kind: 'environment',
    currentId: async () => keys.activeId,
    wrap: async (context, key) => keys.wrap(context, key),
    unwrap: async (context, wrapped) => keys.unwrap(context, wrapped),
    rotate: async () => keys.activeId,
    retire: async () => 0,
  };
}
