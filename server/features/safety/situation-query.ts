import { AppError } from '#shared/errors/app-error.ts';
import type { Situation } from '#shared/safety/crisis-lines.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';

const LEVELS: readonly RiskLevel[] = [0, 1, 2, 3];

/**
 * Reads `?country=XX&level=&categories=a,b&age=13-17`. What is not understood is
 * left out: a wrong parameter may never stand between somebody and a number.
 * @throws AppError safety.country_unknown where the country is not two letters.
 */
export function readSituation(query: Record<string, string>): Situation {
  const country = query.country ?? '';
  if (country !== '' && !/^[a-z]{2}$/iu.test(country)) throw new AppError('safety.country_unknown');
  const asked = (query.categories ?? '').split(',');
  return {
    country: country === '' ? null : country,
    level: LEVELS.find((level) => String(level) === query.level) ?? 2,
    categories: RISK_CATEGORIES.filter((category) => asked.includes(category)),
    under18: query.age === '13-17',
  };
}
