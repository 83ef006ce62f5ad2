import { expect, test } from 'vitest';
import { eveningOf } from './evening.ts';

const at = (day: number, hour: number, minute = 0) => eveningOf(new Date(2026, 10, day, hour, minute));

test('an evening runs from eight to six and keeps its name over midnight', () => {
  expect(at(21, 19, 59)).toBeNull();
  expect(at(21, 20)).toBe('2026-11-21');
  expect(at(22, 2)).toBe('2026-11-21');
  expect(at(22, 5, 59)).toBe('2026-11-21');
  expect(at(22, 6)).toBeNull();
  expect(at(22, 20)).toBe('2026-11-22');
});

test('the night of the first of a month belongs to the month before', () => {
  expect(at(1, 1)).toBe('2026-10-31');
});
