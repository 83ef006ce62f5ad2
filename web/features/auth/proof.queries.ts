import { useSyncExternalStore } from 'react';
import type { Proof, Proofs } from '#shared/auth/proof.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';

/** An act that waits until its person has confirmed that it is them. */
interface Waiting {
  confirmed: Promise<boolean>;
  settle: (confirmed: boolean) => void;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

function set(next: Waiting | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Several acts at once share one question. */
function askForProof(): Promise<boolean> {
  if (waiting) return waiting.confirmed;
  let settle: (confirmed: boolean) => void = () => {};
  const confirmed = new Promise<boolean>((resolve) => {
    settle = (answer) => {
      set(null);
      resolve(answer);
    };
  });
  set({ confirmed, settle });
  return confirmed;
}

async function withProof<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'auth.confirm_it_is_you') throw error;
  }
  if (!(await askForProof())) throw new ApiError('client.cancelled', 0);
  return act();
}

/**
 * `const withProof = useProof(); await withProof(() => api.post(…))`. Runs the act; where the server asks who it is,
 * the one dialog "Confirm it's you" opens, and the act runs again after it.
 *
 * @throws ApiError `client.cancelled` where the person closes the dialog; nothing was done then
 */
export function useProof(): <T>(act: () => Promise<T>) => Promise<T> {
  return withProof;
}

/** The question that is open, for the dialog. */
export function useOpenProof(): Waiting | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
}

export const fetchProofs = () => api.get<Proofs>('/api/auth/proofs');
export const sendProof = (proof: Proof) => api.post<void>('/api/auth/confirm', proof);
export const askForProofCode = () => api.post<void>('/api/auth/confirm/code');
