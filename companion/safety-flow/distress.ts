import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';

/** What a message comes to that weighs, raises no alarm and asks nothing. */
export const DISTRESS = {
  level: 1,
  category: 'distress',
  categories: ['distress'] as RiskCategory[],
  ask: false,
} as const;

/** The same assessment met as distress; heard by `rules`, where these are others than before. */
export const asDistress = (assessment: Assessment, rules = assessment.rules): Assessment => ({
  ...assessment,
  ...DISTRESS,
  rules,
});
