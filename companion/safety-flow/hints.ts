import type { Assessment } from '#companion/risk/assess.ts';

/**
 * Rules that put a hint beside a hint: long sleeves in summer, things put in order and then calm. Where no plain word
 * of dying or harm stands near, that is as often a skin complaint or a divorce.
 */
const OF_HINTS = /^self\.(?:harm|affairs-calm|goodbye-affairs)(?:\.|$)/;

/** What only hints stand behind is asked about, as a guess of the model is, before anything is made of it. */
export function asHint(assessment: Assessment, dark: boolean | undefined): Assessment {
  const [top] = assessment.rules;
  if (dark !== false || assessment.level < 2 || top === undefined || !OF_HINTS.test(top)) return assessment;
  return { ...assessment, rules: ['model', ...assessment.rules] };
}
