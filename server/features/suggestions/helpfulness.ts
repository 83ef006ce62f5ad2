import type { Ground } from './candidates.ts';
import { keyOf } from './suggestion-record.ts';

/** What is assumed of something never tried. */
const PRIOR = 0.5;

/**
 * How much an exercise helped this person, 0 to 1: the mean over "Helped" on this page and ratings before and after,
 * where down by one or more counts as helped, with one assumed half to begin with.
 */
export function helpfulnessOf({ facts, history }: Pick<Ground, 'facts' | 'history'>, id: string): number {
  const inChats = facts.talks.flatMap(({ ratings }) => ratings);
  const rated = [...inChats, ...facts.rated].filter(({ exercise }) => exercise === id);
  const eased = rated.filter(({ before, after }) => after < before).length;
  const { helpful } = history(keyOf({ type: id === 'reach-out' ? 'human_help' : 'exercise', refId: id }));
  return (PRIOR + eased + helpful) / (1 + rated.length + helpful);
}
