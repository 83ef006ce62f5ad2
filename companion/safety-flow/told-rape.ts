import type { Assessment } from '#companion/risk/assess.ts';
import { withoutGuess } from './guess.ts';

/** It is going on, or somebody is near who could do it again. */
const AT_ONCE =
  /\b(?:now|right now|just now|tonight|again|coming|outside|at the door|in the (?:next )?(?:room|house)|downstairs|won'?t let me|bleed\w*|knife|gun|kill|chok\w*|neck|can'?t breathe)\b/i;

/** As it happens. */
const GOES_ON = /\b(?:raping me|forc(?:es|ing) (?:him|her)self on me)\b/i;

/**
 * "He raped me", told in so many words: the model hears danger of this minute in it, and a rule what was told. Asked first
 * whether anybody is being hurt it would be put in doubt; the script for it asks whether they are safe. English.
 */
export function ofToldRape(assessment: Assessment, text: string): Assessment {
  const { level, rules, category } = assessment;
  const apart = withoutGuess(rules);
  const isAbuse = level >= 2 && category === 'abuse_violence';
  if (isAbuse && GOES_ON.test(text) && AT_ONCE.test(text))
    return { ...assessment, level: 3, rules: ['abuse.now', ...apart], sure: true };
  const told = rules[0] === 'model' && rules.some((rule) => rule.startsWith('abuse.sexual'));
  if (!isAbuse || !told || AT_ONCE.test(text)) return assessment;
  return { ...assessment, level: 2, rules: apart, sure: true };
}
