import { openSealedStore } from './sealed-store.ts';

/** A message that the server has not confirmed yet. Its id is also its idempotency key. */
export interface UnsentMessage {
  id: string;
  uid: string;
  chatId: string;
  text: string;
  createdAt: string;
  /** The message this one replaces, for an edit. */
  replaces: string | null;
  /** True where the chat itself may not exist yet. */
  createsChat: boolean;
}

/** A draft that the server has not confirmed yet. */
export interface UnsavedDraft {
  /** Where it belongs: the chat's path, or the person's for a chat that does not exist yet. */
  path: string;
  text: string;
  /** What the server had when this was begun; null where that was not known. */
  base: string | null;
}

const store = openSealedStore('alcove-outbox');
const drafts = openSealedStore('alcove-drafts');

// A device that cannot keep the copy still sends: every failure here is survivable.
const quietly = (work: Promise<void>): Promise<void> => work.catch(() => {});

/** Keeps a sealed copy on this device until the server has the message. */
export const keepUnsent = (message: UnsentMessage): Promise<void> => quietly(store.put(message.id, message));

export const dropUnsent = (id: string): Promise<void> => quietly(store.remove(id));

/** What an earlier visit of this person left unsent, oldest first. */
export async function readUnsent(uid: string): Promise<UnsentMessage[]> {
  const all = await store.all<UnsentMessage>().catch(() => []);
  return all.filter((message) => message.uid === uid).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Keeps a sealed copy of a draft on this device until the server has it. */
export const keepUnsaved = (draft: UnsavedDraft): Promise<void> => quietly(drafts.put(draft.path, draft));

export const dropUnsaved = (path: string): Promise<void> => quietly(drafts.remove(path));

/** The drafts that an earlier visit could not save. */
export const readUnsaved = (): Promise<UnsavedDraft[]> => drafts.all<UnsavedDraft>().catch(() => []);
