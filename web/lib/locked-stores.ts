import { forgetKeptSession } from './kept-session.ts';
import { openSealedStore } from './sealed-store.ts';

/** What a lock takes off this device: copies that the server has. Unsent things stay, sealed, until they are sent. */
export async function wipeWhatTheServerHas(): Promise<void> {
  await Promise.all([openSealedStore('alcove-plan').wipe(), forgetKeptSession()]);
}
