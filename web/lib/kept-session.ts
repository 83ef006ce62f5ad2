import type { Session } from '#shared/auth/auth.contract.ts';
import { openSealedStore } from './sealed-store.ts';

// Who is signed in, for hours without a network: an exercise done then belongs to somebody. The id and the age band,
// sealed, nothing else; wiped with every sealed store.

const store = openSealedStore('alcove-runs');
const ROW = 'session';

type Kept = Pick<Session, 'ageBand'> & { kept: string };

/** Never fails: a device that cannot keep it works while it is online. */
export const keepSession = ({ user, ageBand }: Session): Promise<void> =>
  user === null ? Promise.resolve() : store.put(ROW, { kept: user.uid, ageBand }).catch(() => {});

/** Nobody is known here without a network then. */
export const forgetKeptSession = (): Promise<void> => store.remove(ROW).catch(() => {});

/** The person who was signed in here last, or null. What the server holds of them is not in it. */
export async function readKeptSession(): Promise<Session | null> {
  const all = await store.all<Partial<Kept>>().catch(() => []);
  const found = all.find(({ kept }) => kept !== undefined);
  if (found?.kept === undefined) return null;
  const nothing = { displayName: null, email: null, phoneNumber: null, photoURL: null, tenantId: null };
  return {
    user: {
      ...nothing,
      uid: found.kept,
      emailVerified: false,
      providerData: [],
      isAnonymous: false,
      metadata: { creationTime: '', lastSignInTime: null },
    },
    leaseExpiresAt: null,
    ageBand: found.ageBand ?? null,
    consents: null,
  };
}
