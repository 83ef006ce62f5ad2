import type { SaveRun } from '#shared/exercises/exercises.contract.ts';
import { openSealedStore } from './sealed-store.ts';

/** Exercises that were done and that the server does not have yet, sealed on this device. Wiped like every sealed store. */
const store = openSealedStore('alcove-runs');

interface Waiting {
  uid: string;
  run?: SaveRun;
}

/** Never fails: a device that cannot keep the copy still sends while it is online. */
export const keepRun = (uid: string, run: SaveRun): Promise<void> => store.put(run.id, { uid, run }).catch(() => {});

export const dropRun = (id: string): Promise<void> => store.remove(id).catch(() => {});

/** What waits for this person, oldest first. */
export async function waitingRuns(uid: string): Promise<SaveRun[]> {
  const all = await store.all<Waiting>().catch(() => []);
  // The store holds other rows, too (kept-session.ts, cue-choices.ts).
  const own = all.flatMap((waiting) => (waiting.uid === uid && waiting.run ? [waiting.run] : []));
  return own.sort((a, b) => (a.id < b.id ? -1 : 1));
}
