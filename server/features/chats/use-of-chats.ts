import { afterFinding, type Challenge, findInMirror, type MirrorFinding } from '#companion/mirror.ts';
import { dueNotices } from '#companion/notices.ts';
import type { TurnResult } from '#companion/turn.ts';
import { readSettings } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import type { NoticeKind } from '#shared/chats/notices.contract.ts';

const LOOKED_BACK_MS = 3 * 24 * 3_600_000;
const LOOKED_BACK_MAX = 2_000;

/**
 * Adds to a turn what only the whole account can tell, before the turn is stored: how often
 * the person came lately, and whether what the mirror counted is said, by the challenge they chose.
 */
export async function completeNotices(
  p: Platform,
  userId: string,
  result: TurnResult,
  mirrored: MirrorFinding | undefined,
): Promise<TurnResult> {
  const kinds: NoticeKind[] = [...(result.notices ?? [])];
  const { notices: memory, mirror } = result.state;
  const quiet = !kinds.some((kind) => kind !== 'ai');
  if (memory && memory.sessionTurns === 1 && quiet && result.level === 0) {
    const wroteAt = await findWroteAt(p, userId);
    const again = dueNotices({ ...NOTHING_SAID, memory, now: memory.lastAt, localHour: null, wroteAt });
    if (again.notices.includes('often')) {
      kinds.push('often');
      memory.oftenAt = memory.lastAt;
    }
  }
  const counted: TurnResult = { ...result, notices: kinds };
  // Cheap first: the settings are read only where something was counted.
  if (!mirror || (!mirrored && findInMirror(mirror, 'direct') === null)) return counted;
  return withFinding(counted, (await readSettings(p, userId)).challenge, mirrored);
}

/**
 * Adds what the mirror found, where no other word is due with this reply.
 *
 * @param mirrored what a model found; to those who want little challenge it speaks of delusion and harm only
 */
export function withFinding(result: TurnResult, challenge: Challenge, mirrored?: MirrorFinding): TurnResult {
  const { mirror } = result.state;
  const kinds = result.notices ?? [];
  const wanted = mirrored && (challenge !== 'gentle' || mirrored === 'premise') ? mirrored : null;
  const finding = mirror && !kinds.some((kind) => kind !== 'ai') ? (findInMirror(mirror, challenge) ?? wanted) : null;
  if (!mirror || finding === null) return result;
  // At risk the talk is about that; only going along with harm is named even then.
  if (result.level >= 1 && finding !== 'premise') return result;
  result.state.mirror = afterFinding(mirror, finding);
  const must = [...result.plan.must, 'agree with nothing that you cannot know'];
  return { ...result, notices: [...kinds, finding], plan: { ...result.plan, must } };
}

const NOTHING_SAID = { level: 0, text: '', asked: false } as const;

/** When the person wrote lately, in any chat. */
async function findWroteAt(p: Platform, userId: string): Promise<number[]> {
  const rows = await p.db
    .selectFrom('messages')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('role', '=', 'user')
    .where('created_at', '>=', p.clock() - LOOKED_BACK_MS)
    .orderBy('created_at', 'desc')
    .limit(LOOKED_BACK_MAX)
    .execute();
  return rows.map((row) => row.created_at);
}
