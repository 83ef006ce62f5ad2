import { z } from 'zod';
import { dropUnsaved, keepUnsaved, readUnsaved } from '#web/lib/outbox.ts';
import type { Pending } from './answer-saver.ts';

// In the sealed store of drafts, which signing out and quick exit wipe.

const pendingSchema = z.record(z.string(), z.number().nullable());
const path = (uid: string, id: string) => `users/${uid}/responses/${id}`;

/** Keeps on this device what the server does not have yet; null forgets it. */
export function keepAnswers(uid: string, id: string, pending: Pending | null): void {
  if (pending === null) void dropUnsaved(path(uid, id));
  else void keepUnsaved({ path: path(uid, id), text: JSON.stringify(pending), base: null });
}

/** What an earlier visit could not send. */
export async function keptAnswers(uid: string, id: string): Promise<Pending> {
  const kept = (await readUnsaved()).find((draft) => draft.path === path(uid, id));
  try {
    return kept ? pendingSchema.parse(JSON.parse(kept.text)) : {};
  } catch {
    return {};
  }
}
