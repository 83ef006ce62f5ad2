import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { Assessment } from './assess.ts';

/** Clean messages after which a level 1 is let go (assistant.md §4.2). */
export const CLEAN_TURNS_TO_CALM = 6;

/**
 * The conversation's level after a message. A higher level always wins; 3 holds
 * until the person says that they are safe or with someone and then becomes 2;
 * 2 holds for the chat; 1 is let go after six clean messages, or once a kind
 * question was answered with no.
 *
 * @param cleanTurns messages of the person since the last one at level 1 or above, this one included
 * @param answeredSafe the person said, now, that they are safe or somebody is with them
 */
export function stickyLevel(
  previous: RiskLevel,
  assessment: Pick<Assessment, 'level'>,
  cleanTurns: number,
  answeredSafe: boolean,
): RiskLevel {
  if (previous === 3 && answeredSafe && assessment.level < 3) return 2;
  if (assessment.level >= previous) return assessment.level;
  if (previous === 1) return cleanTurns >= CLEAN_TURNS_TO_CALM ? 0 : 1;
  return previous;
}
