import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';

/**
 * A guess that is not sure is met as distress: one false alarm in twenty messages would turn an ordinary evening
 * into a safety talk, and the level holds for the whole chat. What is meant in earnest is rarely said only once:
 * the second guess of the same kind is asked about.
 *
 * @param guessed what was guessed at in the last messages without being sure; null where nothing was
 */
export function inConversation(assessment: Assessment, guessed: readonly (RiskCategory | null)[]): Assessment {
  if (assessment.sure || assessment.level < 2) return assessment;
  if (assessment.category === 'psychosis_mania' && guessed.includes('psychosis_mania')) return assessment;
  if (assessment.unsureLevel === 0) return { ...assessment, level: 0, category: 'none', categories: [] };
  const again = guessed.some((category) => category?.startsWith('suicide') === true);
  const ask = assessment.ask || seemsBoth(assessment, again);
  return { ...assessment, level: 1, category: 'distress', categories: ['distress'], ask };
}

/**
 * A rule and the model both hear a wish to be dead and neither is sure ("I wish it was over"): one kind question. That
 * somebody is strained says nothing of it, unless the model has half heard it before.
 */
function seemsBoth({ category, rules, close }: Assessment, again: boolean): boolean {
  const beside = rules.some((rule) => rule !== 'model' && (again || rule !== 'self.strain'));
  return close === true && category.startsWith('suicide') && rules.includes('model') && beside;
}
