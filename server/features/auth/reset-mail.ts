import { enqueueMail } from '#server/mail/mail-queue.ts';
import { writeMail } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import { findPersonByAuthId } from './people.repository.ts';
import { RESET_LINK_MS } from './session-times.ts';

/** Queues the mail with a reset link. better-auth knows no address, so the real one is looked up here. */
export async function sendResetLink(p: Platform, authId: string, token: string): Promise<void> {
  const person = await findPersonByAuthId(p, authId);
  if (!person?.email) return;
  // In the fragment: it reaches no server log and no referrer.
  const mail = await writeMail('reset-password', person.email, `${p.config.publicUrl}/reset-password#token=${token}`);
  await enqueueMail(p, person.uid, mail, p.clock() + RESET_LINK_MS);
}
