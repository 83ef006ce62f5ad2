import type { SafetyStepOutcome } from '#shared/questionnaires/questionnaires.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';

/** Assistant.md §4.4, in its order; the sixth is asked in two parts. The answers stay in this page. */
export type SafetyQuestion = 'thoughts' | 'how' | 'mean' | 'time' | 'before' | 'recent';
export type SafetyReply = 'yes' | 'no' | 'unsure' | 'declined';
export const SAFETY_REPLIES: readonly SafetyReply[] = ['yes', 'no', 'unsure', 'declined'];
export type Given = Readonly<Partial<Record<SafetyQuestion, SafetyReply>>>;

const DECLINES_TO_STOP = 2;

/** The next question worth asking; null where enough is known, or where somebody twice would rather not say. */
export function nextSafetyQuestion(given: Given): SafetyQuestion | null {
  if (Object.values(given).filter((reply) => reply === 'declined').length >= DECLINES_TO_STOP) return null;
  if (levelAfter(given) === 3) return null;
  if (!given.thoughts) return 'thoughts';
  if (given.thoughts !== 'no') {
    if (!given.how) return 'how';
    if (!given.mean) return 'mean';
    if ((given.mean === 'yes' || given.mean === 'unsure') && !given.time) return 'time';
  }
  if (!given.before) return 'before';
  return given.before === 'yes' && !given.recent ? 'recent' : null;
}

/**
 * What follows for help, mapped as assistant.md §4.4 does: a time or means at hand, or an attempt within three months,
 * make 3; thoughts, or an attempt longer ago, make 2. Only a plain no to both leaves 1.
 */
export function levelAfter(given: Given): RiskLevel {
  if (given.time === 'yes' || given.recent === 'yes') return 3;
  return given.thoughts === 'no' && given.before !== 'yes' ? 1 : 2;
}

/** How the step went. Where nothing was answered it was skipped, and the next chat asks. */
export function outcomeOf(given: Given): SafetyStepOutcome {
  const answered = Object.values(given).some((reply) => reply !== 'declined');
  return answered ? { outcome: 'asked', level: levelAfter(given) } : { outcome: 'skipped' };
}
