import type { WriteEntry } from '#shared/journal/journal.contract.ts';
import { openSealedStore } from './sealed-store.ts';

/** What the server does not know yet of one entry: how it should stand, or null where it should be gone. */
export interface UnsentEntry {
  id: string;
  uid: string;
  entry: WriteEntry | null;
}

/** What is being written and was not kept yet. */
interface EntryDraft {
  id: string;
  uid: string;
  draft: string;
}

const store = openSealedStore('alcove-journal');

// A device that cannot keep the copy still sends: every failure here is survivable.
const quietly = (work: Promise<void>): Promise<void> => work.catch(() => {});

/** Keeps a sealed copy on this device until the server has it. */
export const keepUnsentEntry = (unsent: UnsentEntry): Promise<void> => quietly(store.put(unsent.id, unsent));

export const dropUnsentEntry = (id: string): Promise<void> => quietly(store.remove(id));

/** What an earlier visit of this person left unsent. */
export async function readUnsentEntries(uid: string): Promise<UnsentEntry[]> {
  const all = await store.all<UnsentEntry | EntryDraft>().catch(() => []);
  return all.flatMap((row) => ('entry' in row && row.uid === uid ? [row] : []));
}

const draftId = (uid: string): string => `draft-${uid}`;

/** Keeps what is being written on this device, sealed; nothing but white space keeps nothing. */
export const keepEntryDraft = (uid: string, draft: string): Promise<void> =>
  quietly(draft.trim() === '' ? store.remove(draftId(uid)) : store.put(draftId(uid), { id: draftId(uid), uid, draft }));

export async function readEntryDraft(uid: string): Promise<string> {
  const all = await store.all<UnsentEntry | EntryDraft>().catch(() => []);
  const found = all.find((row) => row.id === draftId(uid));
  return found && 'draft' in found ? found.draft : '';
}
