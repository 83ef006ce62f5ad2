import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkQuestionnaire } from '#shared/questionnaires/check-questionnaire.ts';
import type { TrendValue } from '#shared/questionnaires/questionnaires.contract.ts';
import { trendOf } from './trend.ts';

const file = new URL('../../../content/questionnaires/phq-9.fhir.json', import.meta.url);
const { instrument } = checkQuestionnaire(JSON.parse(readFileSync(file, 'utf8')), 'phq-9.fhir.json');
if (!instrument) throw new Error('phq-9');
const phq9 = instrument;

const result = (day: number, value: number): TrendValue => ({
  id: String(day),
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  value,
});

test('results lie by their day and on the whole scale', () => {
  const trend = trendOf(phq9, [result(1, 27), result(3, 0), result(11, 27)]);
  expect(trend?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 100],
    [20, 0],
    [100, 100],
  ]);
});

test('bands meet without a gap and end with the scale', () => {
  const trend = trendOf(phq9, [result(1, 5), result(2, 6)]);
  expect(trend?.bands.map(({ label }) => label)).toContain('Moderately severe');
  expect(trend?.bands.every(({ from }, at, all) => at === 0 || all[at - 1]?.to === from)).toBe(true);
  expect(trend?.bands.at(-1)?.to).toBe(100);
});

test('the ordinary ups and downs lie around the result before the last', () => {
  const ordinary = trendOf(phq9, [result(1, 0), result(2, 10), result(3, 4)])?.ordinary;
  expect(ordinary?.from).toBeCloseTo((5 / 27) * 100);
  expect(ordinary?.to).toBeCloseTo((15 / 27) * 100);
});

test('one result alone is no trend', () => {
  expect(trendOf(phq9, [result(1, 5)])).toBeNull();
});
