import { openSealedStore } from './sealed-store.ts';

/**
 * What a person prepares for somebody else and the server never gets: a message, an appointment's page. Sealed on this
 * device, until it is used, dropped, or wiped like every sealed store.
 */
const store = openSealedStore('alcove-papers');

export type PaperKind = 'say' | 'appointment';

interface Kept {
  uid: string;
  kind: PaperKind;
  paper: unknown;
}

const id = (uid: string, kind: PaperKind) => `${kind}/${uid}`;

/** Never fails: a device that cannot keep it still holds it for as long as the page is open. */
export const keepPaper = (uid: string, kind: PaperKind, paper: unknown): Promise<void> =>
  store.put(id(uid, kind), { uid, kind, paper } satisfies Kept).catch(() => {});

export const dropPaper = (uid: string, kind: PaperKind): Promise<void> => store.remove(id(uid, kind)).catch(() => {});

/** Null where there is none. What it holds is for the caller to check: an older version may have written it. */
export async function readPaper(uid: string, kind: PaperKind): Promise<unknown> {
  const all = await store.all<Kept>().catch(() => []);
  return all.find((kept) => kept.uid === uid && kept.kind === kind)?.paper ?? null;
}
