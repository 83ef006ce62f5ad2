import type { RiskThresholds } from '#companion/risk/risk-model.ts';
import { type Judged, TAUGHT } from './judge.ts';
import { print } from './print.ts';

/**
 * How many harmless sentences of the corpus may be raised to 2 or 3, in every language. The corpus is written to be hard
 * (half of it looks alike on purpose); everyday messages are raised far less often. A question too many costs less than a
 * silence too many. English had 7.5 in a hundred until docs/decisions/0052.
 */
const HARMLESS_RAISED = 0.1;
const DANGER = 0.6;
const STRAIN = 0.95;
const NOD = 0.2;
const DOUBT = 0.12;
/** Of lines of calm talks, so many may be taken for sure danger: one such alarm in ten talks of twenty turns. */
const CALM_RAISED = 0.005;
/** At the least in any language; lines of one's own day in other languages are no talks, and English stands for them. */
const SURE = 0.78;

/**
 * The thresholds that raise as much as the share of harmless sentences allows, language by language; `calm` are lines
 * of talks in which nobody is in danger.
 */
export function chooseThresholds(judged: readonly Judged[], calm: readonly Judged[]): RiskThresholds {
  const risk: Record<string, number> = { any: thresholdFor(judged, HARMLESS_RAISED) };
  for (const language of languagesIn(judged))
    risk[language] = thresholdFor(
      judged.filter((item) => item.row.language === language),
      HARMLESS_RAISED,
    );
  return { risk, danger: DANGER, strain: STRAIN, nod: NOD, doubt: DOUBT, sure: sureFrom(calm) };
}

function thresholdFor(judged: readonly Judged[], share: number): number {
  const harmless = judged
    .filter((item) => item.row.level === 0)
    .map((item) => item.risk)
    .sort((a, b) => b - a);
  return Math.round((harmless[Math.floor(harmless.length * share)] ?? 0.5) * 1000) / 1000;
}

function sureFrom(calm: readonly Judged[]): Record<string, number> {
  const risks = calm.filter((item) => item.row.language === TAUGHT).map((item) => item.risk);
  const highest = risks.sort((a, b) => b - a)[Math.floor(risks.length * CALM_RAISED)] ?? SURE;
  const sure = Math.max(SURE, Math.round(highest * 1000) / 1000);
  return { any: sure, [TAUGHT]: sure };
}

const languagesIn = (judged: readonly Judged[]): string[] =>
  [...new Set(judged.map((item) => item.row.language))].sort();

/** Prints, by language, what share of each level would be raised to 2 or 3. */
export function printJudged(judged: readonly Judged[], thresholds: RiskThresholds): void {
  print('  raised to 2 or 3 (%), by true level');
  for (const language of [...languagesIn(judged), 'all']) {
    const own = judged.filter((item) => language === 'all' || item.row.language === language);
    const raised = [3, 2, 1, 0].map((level) => {
      const of = own.filter((item) => item.row.level === level);
      return `${level}: ${((100 * of.filter((item) => isRaised(item, thresholds)).length) / Math.max(1, of.length)).toFixed(1)}`;
    });
    print(
      `  ${language.padEnd(4)} ${raised.join('   ')}   of ${own.length}, from ${thresholds.risk[language] ?? thresholds.risk.any}`,
    );
  }
}

const isRaised = (item: Judged, thresholds: RiskThresholds): boolean =>
  item.risk >= (thresholds.risk[item.row.language] ?? 1) ||
  (item.rule >= 2 && item.risk >= thresholds.doubt) ||
  (item.weakRule >= 2 && item.risk >= thresholds.nod);
