import { expect, test } from 'vitest';
import { mondaySchema, weekSpanSchema } from '#shared/suggestions/week.contract.ts';
import { weekOf, weekPath } from './week-dates.ts';

test.each([
  ['a Monday', new Date(2026, 10, 16, 0, 0), 0, '2026-11-16'],
  ['a Sunday night', new Date(2026, 10, 22, 23, 59), 0, '2026-11-16'],
  ['the first days of a year', new Date(2027, 0, 2, 8), 0, '2026-12-28'],
  ['six weeks before', new Date(2026, 10, 18, 8), 6, '2026-10-05'],
])('the week of %s begins on its Monday', (_, now, back, name) => {
  const week = weekOf(now, back);
  expect([week.name, week.monday.getDay(), week.sunday.getDay()]).toEqual([name, 1, 0]);
});

test('every week of a year is asked for as the server takes it, also where clocks change', () => {
  for (let back = 0; back < 53; back++) {
    const week = weekOf(new Date(2026, 10, 18, 9), back);
    expect(mondaySchema.parse(week.name)).toBe(week.name);
    const query = new URL(`http://here/${weekPath('u', week)}`).searchParams;
    expect(weekSpanSchema.parse(Object.fromEntries(query)).until).toBe(weekOf(week.until).from.getTime());
  }
});
