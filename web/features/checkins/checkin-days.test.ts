import { describe, expect, test } from 'vitest';
import type { Checkin, Mood } from '#shared/checkins/checkins.contract.ts';
import { daysOf, trendOf, weeksOf, withUnsent } from './checkin-days.ts';
import { compareTags } from './compare-tags.ts';

const on = (day: string, mood: Mood, ...tags: string[]): Checkin => ({
  id: `${day}-${mood}`,
  day,
  at: `${day}T10:00:00.000Z`,
  mood,
  energy: null,
  tags,
  note: '',
});
const november = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;
const some = (moods: Mood[], from: number, ...tags: string[]) =>
  moods.map((mood, n) => on(november(from + n), mood, ...tags));

test('what waits stands over what the server has, and what is being deleted is gone', () => {
  const known = [on('2026-11-03', 2), on('2026-11-01', 1)];
  const { id: _, ...changed } = on('2026-11-03', 5);
  const { id: __, ...added } = on('2026-11-02', 4);
  const shown = withUnsent(
    known,
    new Map([
      ['2026-11-03-2', changed],
      ['2026-11-01-1', null],
      ['new', added],
    ]),
  );
  expect(shown.map(({ id, mood }) => [id, mood])).toEqual([
    ['2026-11-03-2', 5],
    ['new', 4],
  ]);
});

test('a day holds the mean of its entries; days without an entry are no days', () => {
  const days = daysOf([on('2026-11-05', 5), on('2026-11-05', 2), on('2026-11-01', 3)]);
  expect(days.map(({ day, mood }) => [day, mood])).toEqual([
    ['2026-11-01', 3],
    ['2026-11-05', 3.5],
  ]);
});

test('a month stands in weeks from Monday', () => {
  const weeks = weeksOf(2026, 10);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf(2027, 1)).toHaveLength(4);
});

describe('the trend', () => {
  test('draws days as days where they are few, and leaves out what is older', () => {
    const points = trendOf(daysOf([on('2026-10-01', 1), on('2026-11-01', 1), on('2026-11-30', 5)]), 30, '2026-11-30');
    expect(points).toEqual([
      { day: '2026-11-01', mood: 1, days: 1, x: 0, y: 0 },
      { day: '2026-11-30', mood: 5, days: 1, x: 100, y: 100 },
    ]);
  });

  test('draws weeks where days are many', () => {
    const points = trendOf(daysOf(some([1, 3, 5], 16)), 365, '2026-11-30');
    expect(points).toMatchObject([{ day: '2026-11-16', mood: 3, days: 3 }]);
  });
});

describe('what goes with better days', () => {
  test('is not said of fewer than five days on either side', () => {
    expect(compareTags(daysOf([...some([5, 5, 5, 5], 1, 'outside'), ...some([1, 1, 1, 1, 1], 11)]))).toEqual([]);
    expect(compareTags(daysOf([...some([5, 5, 5, 5, 5], 1, 'outside'), ...some([1, 1, 1, 1], 11)]))).toEqual([]);
  });

  test('is said with the means and the days of both sides', () => {
    const days = daysOf([...some([5, 4, 5, 4, 5], 1, 'outside'), ...some([2, 3, 2, 3, 2, 3], 11)]);
    expect(compareTags(days)).toEqual([
      { tag: 'outside', withTag: 4.6, without: 2.5, daysWith: 5, daysWithout: 6, verdict: 'better' },
    ]);
  });

  test('a difference that may well be chance is called unclear, and harder days are told as such', () => {
    const unclear = daysOf([...some([5, 1, 4, 2, 4], 1, 'work'), ...some([3, 1, 5, 2, 3], 11)]);
    expect(compareTags(unclear)[0]?.verdict).toBe('unclear');
    const harder = daysOf([...some([1, 2, 1, 2, 1], 1, 'pain'), ...some([4, 5, 4, 5, 4], 11)]);
    expect(compareTags(harder)[0]?.verdict).toBe('harder');
  });

  test('a tag tapped twice on one day counts one day', () => {
    const twice = { ...on('2026-11-01', 5, 'outside'), id: 'again' };
    const days = daysOf([twice, ...some([5, 5, 5, 5, 5], 1, 'outside'), ...some([1, 1, 1, 1, 1], 11)]);
    expect(compareTags(days)[0]?.daysWith).toBe(5);
  });
});
