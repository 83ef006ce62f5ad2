import type { Assessment } from '#companion/risk/assess.ts';
import { GROWN } from '#companion/risk/growing-belief.ts';

// "model" among the rules of an assessment is the trained model. Standing first it is all there is to stand on.

/** True where no rule stands behind the level, only the trained model's guess. */
export function isGuess({ rules, level }: Assessment): boolean {
  return rules[0] === 'model' && !(level < 3 && rules.includes(GROWN));
}

/** The level stands, and one open question comes before anything is made of it, as after a guess of the model. */
export const asGuess = (assessment: Assessment): Assessment =>
  assessment.rules[0] === 'model' ? assessment : { ...assessment, rules: ['model', ...assessment.rules] };

/** What was told in so many words, whatever the model heard besides. */
export const withoutGuess = (rules: readonly string[]): string[] => rules.filter((rule) => rule !== 'model');
