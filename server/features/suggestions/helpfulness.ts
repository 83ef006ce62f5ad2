import { helpedBy } from '#shared/exercises/helped.ts';
import type { Ground } from './candidates.ts';
import { keyOf } from './suggestion-record.ts';

/** What is assumed of something never tried. */
const PRIOR = 0.5;

/**
 * How much an exercise helped this person, 0 to 1: the mean over "Helped" on this page and what was said or rated in
 * the exercise, with one assumed half to begin with.
 */
export function helpfulnessOf({ facts, history }: Pick<Ground, 'facts' | 'history'>, id: string): number {
  const all = [...facts.talks.flatMap(({ ratings }) => ratings), ...facts.runs];
  const rated = all.filter(({ exercise }) => exercise === id).flatMap((run) => helpedBy(run) ?? []);
  const eased = rated.filter(Boolean).length;
  const { helpful } = history(keyOf({ type: id === 'reach-out' ? 'human_help' : 'exercise', refId: id }));
  return (PRIOR + eased + helpful) / (1 + rated.length + helpful);
}
