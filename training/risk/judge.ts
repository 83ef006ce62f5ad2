import { joinParts, type PartWeights, SHORT_WORDS, shareOf, type Views } from '#companion/classifier/part-weights.ts';
import type { Parts, RiskModel } from '#companion/risk/risk-model.ts';
import { fitPartWeights } from './fit-part-weights.ts';
import { balance, type Prepared } from './fit-risk-model.ts';
import type { LabelledRow } from './rows.ts';

export const FOLDS = 5;

/** A row as a model sees it that never met its family. */
export interface Judged {
  row: LabelledRow;
  views: Views;
  /** Levels 2 and 3 together, 0 to 1: the views, joined. */
  risk: number;
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

/** What a model makes of rows it never met; their risk is that of the whole until the views are joined. */
export function judgeRows(held: readonly Prepared[], model: RiskModel): Judged[] {
  return held.map(({ row, marks, rules }) => {
    const views = model.views(row.text, marks, row.language);
    const isWeak = rules.rules.every((rule) => model.isWeak(rule));
    return { row, views, risk: shareOf(views.whole), rule: isWeak ? 0 : rules.level, weakRule: rules.level };
  });
}

/** The language that the encoder was taught; all others are put into it. */
export const TAUGHT = 'en';

/** What parts and length count in English, and in all languages that are put into it, learned from corpus rows. */
export function learnParts(judged: readonly Judged[]): Parts {
  const long = judged.filter(({ row, views }) => row.source !== 'talks' && views.words > SHORT_WORDS);
  const weightOf = balance(long.map(({ row }) => row));
  const from = (isTaught: boolean): PartWeights =>
    fitPartWeights(
      long
        .filter(({ row }) => (row.language === TAUGHT) === isTaught)
        .map(({ row, views }) => ({ views, isGrave: row.level >= 2, weight: weightOf(row) })),
    );
  return { any: from(false), [TAUGHT]: from(true) };
}

export const joined = (judged: readonly Judged[], parts: Parts): Judged[] =>
  judged.map((one) => ({ ...one, risk: joinParts(one.views, parts[one.row.language] ?? parts.any) }));
