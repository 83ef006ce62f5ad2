import type { Prepared } from './fit-risk-model.ts';

/** A rule is weak where fewer than this share of the messages it raised to 2 or 3 deserve that. */
const PRECISION = 0.85;
/** One doubtful case is no proof against a rule. */
const WRONG_MIN = 2;

/** People wish to disappear from a week of work as well: this one needs the nod whatever the count says. */
const ALWAYS = ['self.wish-dead'];

/** The rules that were wrong too often; they then need the classifier's nod. */
export function findWeakRules(prepared: readonly Prepared[]): string[] {
  const counts = new Map<string, { right: number; wrong: number }>();
  for (const { row, rules } of prepared) {
    const first = rules.rules[0];
    if (rules.level < 2 || first === undefined) continue;
    const count = counts.get(first) ?? { right: 0, wrong: 0 };
    if (row.level >= 2) count.right += 1;
    else count.wrong += 1;
    counts.set(first, count);
  }
  const isWrong = ({ right, wrong }: { right: number; wrong: number }): boolean =>
    wrong >= WRONG_MIN && right / (right + wrong) < PRECISION;
  return [...new Set([...ALWAYS, ...[...counts].filter(([, count]) => isWrong(count)).map(([rule]) => rule)])].sort();
}
