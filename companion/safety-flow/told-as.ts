import type { Assessment } from '#companion/risk/assess.ts';

/** What was told in so many words: no guess, nothing that was cleared, and no question whether it was meant. */
export const toldAs = (
  assessment: Assessment,
  level: Assessment['level'],
  category: Assessment['category'],
  rules: string[],
): Assessment => ({
  ...assessment,
  level,
  category,
  categories: [category],
  rules,
  sure: true,
  cleared: false,
  ask: false,
});
