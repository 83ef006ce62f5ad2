import type { WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { openSealedStore } from './sealed-store.ts';

/** What the server does not know yet of one check-in: how it should stand, or null where it should be gone. */
export interface UnsentCheckin {
  id: string;
  uid: string;
  entry: WriteCheckin | null;
}

const store = openSealedStore('alcove-checkins');

/** Keeps a sealed copy on this device until the server has it. Never fails: it is tried from memory all the same. */
export const keepUnsentCheckin = (unsent: UnsentCheckin): Promise<void> => store.put(unsent.id, unsent).catch(() => {});

export const dropUnsentCheckin = (id: string): Promise<void> => store.remove(id).catch(() => {});

/** What an earlier visit of this person left unsent. */
export async function readUnsentCheckins(uid: string): Promise<UnsentCheckin[]> {
  const all = await store.all<UnsentCheckin>().catch(() => []);
  return all.filter((unsent) => unsent.uid === uid);
}
