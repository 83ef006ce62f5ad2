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

const store = openSealedStore('alcove-outbox');

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

/** Forgets everything unsent and its key: on sign-out, lock and quick exit. */
export const wipeOutbox = (): Promise<void> => quietly(store.wipe());
