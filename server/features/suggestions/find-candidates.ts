import type { Candidate, Ground } from './candidates.ts';
import { ruleExercises } from './rules-exercises.ts';
import { ruleForms } from './rules-forms.ts';
import { rulePeople } from './rules-people.ts';
import { rulePlans } from './rules-plans.ts';

/** All that the rules of assistant.md §7 propose; the same thing may come twice for different reasons. */
export function findCandidates(ground: Ground): Candidate[] {
  return [...rulePlans(ground), ...ruleExercises(ground), ...ruleForms(ground), ...rulePeople(ground)];
}
