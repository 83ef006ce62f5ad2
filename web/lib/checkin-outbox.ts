import type { WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { openSealedStore } from './sealed-store.ts';

/** What the server does not know yet of one check-in: how it should stand, or null where it should be gone. */
export interface UnsentCheckin {
  id: string;
  uid: string;
  entry: WriteCheckin | null;
}

const store = openSealedStore('alcove-checkins');

// In the order of the changes: a slow older write must not undo a newer one.
let last: Promise<void> = Promise.resolve();
function inOrder(write: () => Promise<void>): Promise<void> {
  last = last.then(() => write().catch(() => {}));
  return last;
}

/** Keeps a sealed copy on this device until the server has it. Never fails: it is tried from memory all the same. */
export const keepUnsentCheckin = (unsent: UnsentCheckin): Promise<void> => inOrder(() => store.put(unsent.id, unsent));

export const dropUnsentCheckin = (id: string): Promise<void> => inOrder(() => store.remove(id));

/** What an earlier visit of this person left unsent. */
export async function readUnsentCheckins(uid: string): Promise<UnsentCheckin[]> {
  const all = await store.all<UnsentCheckin>().catch(() => []);
  return all.filter((unsent) => unsent.uid === uid);
}

export const wipeUnsentCheckins = (): Promise<void> => inOrder(() => store.wipe());
