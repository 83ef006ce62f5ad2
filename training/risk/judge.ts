import type { RiskModel } from '#companion/risk/risk-model.ts';
import type { Prepared } from './fit-risk-model.ts';
import type { LabelledRow } from './rows.ts';

export const FOLDS = 5;

/** A row as a model sees it that never met its family. */
export interface Judged {
  row: LabelledRow;
  /** Levels 2 and 3 together, 0 to 1. */
  risk: number;
  /** Levels 1 to 3 together, 0 to 1. */
  strain: number;
  /** The highest level by a rule that is not weak, and by one that is. */
  rule: number;
  weakRule: number;
}

/** The part of the rows that a family belongs to: the same for the same name, always. */
export function foldOf(row: LabelledRow): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < row.family.length; at += 1) hash = Math.imul(hash ^ row.family.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x85ebca6b) >>> 0) % FOLDS;
}

export function judgeRows(held: readonly Prepared[], model: RiskModel): Judged[] {
  return held.map(({ row, marks, rules }) => {
    const found = model.read(row.text, marks, row.language);
    const isWeak = rules.rules.every((rule) => model.isWeak(rule));
    return {
      row,
      risk: found.risk,
      strain: found.strain,
      rule: isWeak ? 0 : rules.level,
      weakRule: rules.level,
    };
  });
}
