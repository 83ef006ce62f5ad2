import { tidyTransfers } from '#server/features/data/exports.service.ts';
import { eraseDueAccounts } from '#server/features/erasure/erase-account.service.ts';
import { runRetention } from '#server/features/erasure/retention.service.ts';
import { forgetOldSafetyEvents } from '#server/features/memories/safety-events.service.ts';
import type { Platform } from '#server/platform.ts';
import { deleteEndedWindows } from './attempt-limits.ts';
import { deleteExpiredEmailChanges } from './email-changes.repository.ts';
import { deleteExpiredLinks } from './mailed-links.repository.ts';
import { deleteExpiredPhoneCodes } from './phone-codes.repository.ts';
import { deleteEndedSecondSteps } from './second-step.ts';
import { ABSOLUTE_SESSION_MS } from './session-times.ts';
import { deleteEndedSessions } from './sessions.repository.ts';
import { deleteExpiredSignUps } from './sign-ups.repository.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Removes what has run out: unanswered sign-ups with their keys, ended sessions, old counts, links and events. */
export async function tidyAccounts(p: Platform): Promise<void> {
  for (const uid of await deleteExpiredSignUps(p)) await p.vault.destroyKeys(uid);
  await deleteEndedSessions(p, p.clock(), ABSOLUTE_SESSION_MS);
  await deleteEndedWindows(p);
  await deleteExpiredLinks(p);
  await deleteExpiredEmailChanges(p);
  await deleteEndedSecondSteps(p);
  await deleteExpiredPhoneCodes(p);
  await forgetOldSafetyEvents(p);
  await eraseDueAccounts(p);
  await runRetention(p);
  await tidyTransfers(p);
  await p.db.deleteFrom('auth_verifications').where('expires_at', '<', new Date(p.clock()).toISOString()).execute();
}

/** Tidies now and every hour. Returns the way to stop. */
export function startAccountUpkeep(p: Platform): () => void {
  const run = () => {
    tidyAccounts(p).catch((error: unknown) =>
      p.log.error({ name: (error as Error).name }, 'accounts could not be tidied'),
    );
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
