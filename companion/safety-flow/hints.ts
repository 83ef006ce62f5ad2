import type { Assessment } from '#companion/risk/assess.ts';

/**
 * Rules that put a hint beside a hint: long sleeves in summer, things put in order and then calm. Where no plain word
 * of dying or harm stands near, that is as often a skin complaint or a divorce.
 */
const OF_HINTS = /^self\.(?:harm|affairs-calm|goodbye-affairs)(?:\.|$)/;
/** What may stand beside a hint without making it plainer. */
const BESIDE = /^(?:model$|self\.(?:weak|strain|ambiguous|goodbye)(?:\.|$))/;

/** What only hints stand behind is asked about, as a guess of the model is, before anything is made of it. */
export function asHint(assessment: Assessment, dark: boolean | undefined): Assessment {
  const { rules, level } = assessment;
  const only = OF_HINTS.test(rules[0] ?? '') && rules.every((rule) => OF_HINTS.test(rule) || BESIDE.test(rule));
  if (dark !== false || level < 2 || !only) return assessment;
  return { ...assessment, level: 2, rules: ['model', ...rules] };
}
