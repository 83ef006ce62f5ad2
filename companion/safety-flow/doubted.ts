import type { Assessment } from '#companion/risk/assess.ts';
import type { Trace } from './gathered.ts';
import { tellsOfHurt, WEAK_ABUSE } from './told-hurt.ts';

// Why is this hard? A rule over a few words hears fear of somebody in "a bit afraid of her, she is very organised". Who is
// in danger at home says it as lightly, but the trained model hears some of it there, in this line or in what was told
// before. Where it heard next to nothing in all of that, what such a rule makes of it is a question, and the first plain
// word that it is none ends it.

/** Of 115 dangers that are met in told talks seven stand in a talk with no share this large, of 31 false alarms twelve. */
const HEARD = 0.4;

/** True where the model heard next to nothing in this message and the last ones. */
export const isDoubted = (traces: readonly Trace[]): boolean => traces.every(({ risk = 0 }) => risk < HEARD);

/**
 * What a rule over a few words heard of violence and the model doubts, as a guess and no more; and what the model alone
 * hears in a talk that holds no word of it ("he's asleep on my arm now", of a baby), as a question and no emergency. English.
 *
 * @param talk what was said before, and this message
 */
export function doubtedFirst(assessment: Assessment, traces: readonly Trace[], talk: readonly string[]): Assessment {
  const { level, category, rules } = assessment;
  const isGuessed = level === 3 && category === 'abuse_violence' && rules.every((rule) => rule === 'model');
  if (isGuessed && rules.length > 0 && !tellsOfHurt(talk)) return { ...assessment, level: 2 };
  const isWeak = rules.length > 0 && rules.every((rule) => WEAK_ABUSE.test(rule));
  const isDoubt = level === 2 && category === 'abuse_violence' && isWeak && isDoubted(traces);
  return isDoubt ? { ...assessment, rules: ['model'] } : assessment;
}
