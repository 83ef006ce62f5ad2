import type { TurnResult } from '#companion/turn.ts';
import { keepSettings, readSettings } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import type { MessageRecord } from './message-record.ts';

/** Skipped so often in a row, there is no check-in for a week (assistant.md §3). */
const SKIPS = 2;
const PAUSE_MS = 7 * 86_400_000;

/** Moves that ask "how is today, 0 to 10", what skips them, and what answers them. */
const CHECK_INS = ['greet', 'fine'];
const SKIPPED = ['scale.skip', 'skip'];
const ANSWERED = /^scale(?:$|\.(?!skip))/;

/** Whether the companion may ask how today is. Only at the beginning of a talk can it come to that. */
export async function mayCheckIn(p: Platform, userId: string, state: TurnResult['state'] | null): Promise<boolean> {
  if (state !== null && state.told > 0) return true;
  return (await readSettings(p, userId)).checkInsFrom <= p.clock();
}

/**
 * Counts check-ins that were skipped one after the other, inside the caller's transaction.
 *
 * @param above the reply that the message answers
 */
export async function noteCheckIn(
  p: Platform,
  userId: string,
  above: MessageRecord | null,
  result: TurnResult,
): Promise<void> {
  if (!CHECK_INS.includes(above?.body?.move ?? '')) return;
  const { move } = result.reply;
  if (!SKIPPED.includes(move) && !ANSWERED.test(move)) return;
  const { checkInsSkipped } = await readSettings(p, userId);
  if (ANSWERED.test(move)) {
    if (checkInsSkipped > 0) await keepSettings(p, userId, { checkInsSkipped: 0 });
    return;
  }
  const skipped = checkInsSkipped + 1;
  if (skipped < SKIPS) await keepSettings(p, userId, { checkInsSkipped: skipped });
  else await keepSettings(p, userId, { checkInsSkipped: 0, checkInsFrom: p.clock() + PAUSE_MS });
}
