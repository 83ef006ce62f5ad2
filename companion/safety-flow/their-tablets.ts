import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';

const LEFT = 'self.keeps-alive-left';
const THEY_LEFT =
  /\b(?:s?he|they)(?:'s|'ve|s| has| have)? (?:just |also |now |secretly )*(?:stopp?(?:ed|ing)?|left|leav(?:es|ing)|skips?|skipp(?:ed|ing)|quit|refus(?:es|ed|ing)|not) (?:taking )?/i;
const I_LEFT = quick(
  /\bi(?:'ve|'m|m|ve)? (?:have |am |just |also )*(?:stopped|left|leaving|skip\w*|quit|not taking)\b/i,
);
/** As surely the model has to hear that it is somebody else's. */
const SURELY = 0.9;

/**
 * What keeps somebody alive was left off on purpose, and it is not the writer's: the rule hears no subject, the model does.
 * Level 3, as danger of somebody near. English.
 */
export function ofTheirTablets(assessment: Assessment, text: string): Assessment {
  const { rules, share, level } = assessment;
  const plain = straighten(text);
  const isTheirs = THEY_LEFT.test(plain) && !I_LEFT.test(plain) && share?.like === 'third_party_risk';
  if (level < 2 || !rules.includes(LEFT) || !isTheirs || share.risk < SURELY) return assessment;
  const category = 'third_party_risk';
  return { ...assessment, level: 3, category, categories: [category], rules: ['model', ...rules] };
}
