import { deliverSoon, enqueueMail } from '#server/mail/mail-queue.ts';
import { writeMail } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import { addressIndex, checkAddress } from './addresses.ts';
import { countTry, MAIL_LIMIT } from './attempt-limits.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { CONFIRM_LINK_MS } from './session-times.ts';
import { signUpPlace } from './sign-up.service.ts';
import { listSignUps, renewSignUp } from './sign-ups.repository.ts';

/**
 * Sends the confirmation of a sign-up again, with a new link; the earlier one stops working. Where nothing waits for
 * an answer nothing is sent, and the caller's answer is the same.
 *
 * @throws AppError `auth.email_invalid`
 */
export async function resendConfirmation(p: Platform, email: string): Promise<void> {
  const index = await addressIndex(p, checkAddress(email));
  if ((await countTry(p, MAIL_LIMIT, index)) > 0) return;
  const [waiting] = await listSignUps(p, index);
  if (!waiting) return;
  const token = newToken();
  const expiresAt = p.clock() + CONFIRM_LINK_MS;
  const to = await p.vault.open(waiting.uid, signUpPlace(waiting.id, 'email_sealed'), waiting.email_sealed);
  const mail = await writeMail('confirm-address', to, `${p.config.publicUrl}/authpage#verify=${token}`);
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    await renewSignUp(tp, waiting.id, hashToken(token), expiresAt);
    await enqueueMail(tp, waiting.uid, mail, expiresAt);
  });
  deliverSoon(p);
}
