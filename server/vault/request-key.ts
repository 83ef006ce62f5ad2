import { AsyncLocalStorage } from 'node:async_hooks';
import type { Ring } from './ring.ts';

/** The key that came with one request, and what it opened. Nowhere else in this process is it held. */
export interface RequestKey {
  /** The data key of the newest version, 32 bytes. */
  key: Buffer;
  opened: { uid: string; ring: Ring } | null;
}

/**
 * Sealed accounts: the key lives as long as the work that the request began, its reply included, and goes with it.
 * No variable, cache or store outlives that.
 */
const requestKeys = new AsyncLocalStorage<RequestKey | null>();

const KEY_BYTES = 32;

/** Runs `act`, and everything it begins, with the key that a request brought (base64url); without one, without. */
export function withRequestKey<T>(header: string | undefined, act: () => T): T {
  const key = header === undefined ? null : Buffer.from(header, 'base64url');
  return requestKeys.run(key?.length === KEY_BYTES ? { key, opened: null } : null, act);
}

export const currentRequestKey = (): RequestKey | null => requestKeys.getStore() ?? null;
