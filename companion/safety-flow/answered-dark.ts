import type { Assessment } from '#companion/risk/assess.ts';
import { isGuess, withoutGuess } from './guess.ts';

const OF_ONESELF = /^(?:suicide|self_harm)/;

/**
 * "Dark enough. I looked at how fast you'd have to be going", to our question how dark it gets: what the model alone would
 * only be asked about has been asked about, and this is the answer. A guess that is not sure stays one.
 *
 * @param isAsked our last message asked how dark it gets
 */
export function ofDarkAnswer(assessment: Assessment, isAsked: boolean): Assessment {
  const answers = isAsked && assessment.sure && isGuess(assessment) && OF_ONESELF.test(assessment.category);
  if (!answers) return assessment;
  return { ...assessment, rules: ['told.dark', ...withoutGuess(assessment.rules)] };
}
