import { useEffect } from 'react';
import {
  type ExerciseNotes,
  exerciseNotesSchema,
  exerciseRunSchema,
  type Look,
  type LookResult,
  lookResultSchema,
  type SaveRun,
} from '#shared/exercises/exercises.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { addDocument } from '#web/lib/documents.ts';
import { dropRun, keepRun, waitingRuns } from '#web/lib/run-outbox.ts';

const path = (uid: string) => `users/${uid}/exercises`;

/** The same risk look as in the chat, here in the page where the server cannot be asked; null where neither can be. */
export async function lookAtTexts(uid: string, look: Look): Promise<LookResult | null> {
  try {
    return lookResultSchema.parse(await api.post(`/api/${path(uid)}/look`, look));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return lookInPage(look.texts);
  }
}

/** The same look in the page alone; null where the companion is not kept here. */
export const lookInPage = (texts: readonly string[]): Promise<LookResult | null> =>
  import('./look-here.ts').then(({ lookHere }) => lookHere(texts)).catch(() => null);

/** Keeps what exercises are to mind, with the person's account; null forgets it. Throws where the server could not be had. */
export async function keepNotes(uid: string, notes: ExerciseNotes | null): Promise<void> {
  if (notes) exerciseNotesSchema.parse(await api.put(`/api/${path(uid)}/notes`, notes));
  else await api.remove(`/api/${path(uid)}/notes`);
}

/** Keeps the run on this device, then sends it. @returns false where it waits for the network */
export async function storeRun(uid: string, run: SaveRun): Promise<boolean> {
  await keepRun(uid, run);
  return sendRun(uid, run);
}

/** Sends what waits; each run arrives once, since its id is its key. */
async function sendWaitingRuns(uid: string): Promise<void> {
  for (const run of await waitingRuns(uid)) if (!(await sendRun(uid, run))) return;
}

async function sendRun(uid: string, run: SaveRun): Promise<boolean> {
  try {
    await addDocument(path(uid), run, exerciseRunSchema);
  } catch (error) {
    // Refused for what it is, it would be refused for ever; anything else is tried again.
    if (!(error instanceof ApiError) || ![400, 404, 413].includes(error.status)) return false;
  }
  await dropRun(run.id);
  return true;
}

/** Sends what was done without a network, now and whenever it is back. */
export function useWaitingRuns(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return;
    const send = () => void sendWaitingRuns(uid);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [uid]);
}
