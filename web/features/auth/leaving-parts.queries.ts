import { lazy } from 'react';
import type { Session } from '#shared/auth/auth.contract.ts';
import { loadTexts } from '#web/lib/i18n.ts';

/** What /authpage shows of an account that is going, or gone. */
export type Leaving =
  | { view: 'undo'; token: string }
  | { view: 'deleted'; ref: string }
  | { view: 'leaving'; at: number }
  | { view: 'keep'; at: number };

const UNDO = /^#undo=([\w-]{43})$/;
const DELETED = /^#deleted=([\w-]{22})$/;
const LEAVING = /^#leaving=(\d{13})$/;

/** By the address (a mailed link, or where a deletion led), else by who has signed in. */
export function leavingOf(hash: string, session: Session | null): Leaving | null {
  const token = UNDO.exec(hash)?.[1];
  if (token) return { view: 'undo', token };
  const ref = DELETED.exec(hash)?.[1];
  if (ref) return { view: 'deleted', ref };
  // First whoever has signed in since: they are asked.
  if (session?.leavingAt) return { view: 'keep', at: session.leavingAt };
  const at = Number(LEAVING.exec(hash)?.[1]);
  return at > 0 ? { view: 'leaving', at } : null;
}

/** Fetched with its words when there is something to say. */
export const LeavingViews = lazy(async () => {
  const [{ LeavingViews: views }] = await Promise.all([
    import('./leaving-views.tsx'),
    loadTexts('auth'),
    loadTexts('erasure'),
  ]);
  return { default: views };
});
