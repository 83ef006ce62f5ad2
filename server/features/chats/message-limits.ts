import { count } from '#server/limits/limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** From here on a message is taken, whatever was counted: nobody in need is told to wait. */
const ALWAYS_TAKEN: RiskLevel = 2;
/** Replies of one person that a model may be writing at once, the new one included. */
const AT_ONCE = 2;
/** What a reply and the reading of its risk cost at most (server/llm/prompt.ts keeps within it). */
const TOKENS_A_REPLY = 6_000;

/**
 * Counts one message, in the transaction that stores it.
 *
 * @param level of the turn that the message makes
 * @throws AppError `http.slow_down` with `retryAfter`, never at level 2 and above
 */
export async function demandMessage(p: Platform, uid: string, level: RiskLevel): Promise<void> {
  const { messagesAMinute, messagesADay } = p.config.limits;
  const minute = await count(p, { name: 'message-minute', max: messagesAMinute, windowMs: MINUTE }, uid);
  const day = await count(p, { name: 'message-day', max: messagesADay, windowMs: DAY }, uid);
  const retryAfter = Math.max(minute, day);
  if (retryAfter > 0 && level < ALWAYS_TAKEN) throw new AppError('http.slow_down', { retryAfter });
}

/**
 * Whether a model may be asked for one more reply of this person: two are written at once at most, and a day has a
 * budget of tokens. Where not, the guided companion answers; nobody is left without a reply.
 */
export async function mayAskModel(p: Platform, uid: string): Promise<boolean> {
  const running = await p.db
    .selectFrom('running_replies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow();
  if (Number(running.count) >= AT_ONCE) return false;
  const budget = { name: 'model-tokens', max: p.config.limits.modelTokensADay, windowMs: DAY };
  return (await count(p, budget, uid, TOKENS_A_REPLY)) === 0;
}
