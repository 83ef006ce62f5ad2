import type { WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { openSealedStore } from './sealed-store.ts';

/** What the server does not know yet of one check-in: how it should stand, or null where it should be gone. */
export interface UnsentCheckin {
  id: string;
  uid: string;
  entry: WriteCheckin | null;
  /** When it was made so, epoch milliseconds: of two tabs the later one holds. */
  at: number;
}

/** Each change has a row of its own: no tab can write over, or take away, what another one keeps. */
interface Row extends UnsentCheckin {
  key: string;
}

const store = openSealedStore('alcove-checkins');

/** Keeps a sealed copy on this device until the server has it. Never fails: it is tried from memory all the same. */
export async function keepUnsentCheckin(unsent: UnsentCheckin): Promise<void> {
  const row: Row = { ...unsent, key: `${unsent.id} ${unsent.at} ${Math.random()}` };
  await store.put(row.key, row).catch(() => {});
  await dropUnsentCheckin(unsent.id, unsent.at - 1);
}

/** Takes away what was kept of one check-in until then, by whichever tab. */
export async function dropUnsentCheckin(id: string, until: number): Promise<void> {
  const rows = await store.all<Row>().catch(() => []);
  // Rows of an earlier version of this page were kept under the id alone, without a time.
  const past = rows.filter((row) => row.id === id && (row.at ?? 0) <= until);
  await Promise.all(past.map(({ key }) => store.remove(key ?? id).catch(() => {})));
}

/** What earlier visits and other tabs of this person left unsent: of each check-in how it was made last. */
export async function readUnsentCheckins(uid: string): Promise<UnsentCheckin[]> {
  const rows = await store.all<Row>().catch(() => []);
  const newest = new Map<string, UnsentCheckin>();
  for (const { key, ...row } of rows) {
    if (row.uid !== uid || (newest.get(row.id)?.at ?? -1) > (row.at ?? 0)) continue;
    newest.set(row.id, { ...row, at: row.at ?? 0 });
  }
  return [...newest.values()];
}
