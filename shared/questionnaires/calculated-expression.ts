import type { Score } from './instrument.contract.ts';

/**
 * The score as FHIRPath for other FHIR software. `aggregate` and not `sum()`: of nothing, `sum()` is nothing, and who
 * never drinks would have no score.
 */
export function calculatedExpression(score: Pick<Score, 'items' | 'method' | 'times'>): string {
  const which = score.items.map((linkId) => `'${linkId}'`).join(' | ');
  const sum = `%resource.repeat(item).where(linkId in (${which})).answer.value.weight().aggregate($total + $this, 0)`;
  if (score.method === 'mean') return `(${sum} / ${score.items.length}).round(2)`;
  return score.times === 1 ? sum : `(${sum} * ${score.times})`;
}
