import type { CheckinDay } from './checkin-days.ts';

/** Fewer days than this on either side say nothing, and nothing is said. */
export const DAYS_MIN = 5;
/** Standard errors a difference must reach; below, it may well be chance. */
const CLEAR = 2;
/** Least spread of a group, as of a scale that is read in whole steps: four equal days are no certainty. */
const SPREAD_MIN = 0.25;

export interface Comparison {
  tag: string;
  /** Mean mood of the days with the tag and of the other days with an entry, 1 to 5. */
  withTag: number;
  without: number;
  daysWith: number;
  daysWithout: number;
  verdict: 'better' | 'harder' | 'unclear';
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  const sum = values.reduce((total, value) => total + (value - middle) ** 2, 0);
  return Math.max(SPREAD_MIN, sum / (values.length - 1));
};

/**
 * Which tags stood on better and on harder days: the mean mood of days with a tag beside that of the other days, for
 * tags with enough days on both sides. A difference below two standard errors (Welch) is called unclear. What goes
 * together is not what brings about. Largest difference first.
 */
export function compareTags(days: readonly CheckinDay[]): Comparison[] {
  const tags = new Set(days.flatMap(({ entries }) => entries.flatMap((entry) => entry.tags)));
  const has = ({ entries }: CheckinDay, tag: string) => entries.some((entry) => entry.tags.includes(tag));
  return [...tags]
    .flatMap((tag) => {
      const on = days.filter((day) => has(day, tag)).map(({ mood }) => mood);
      const off = days.filter((day) => !has(day, tag)).map(({ mood }) => mood);
      return on.length < DAYS_MIN || off.length < DAYS_MIN ? [] : [compared(tag, on, off)];
    })
    .sort((a, b) => b.withTag - b.without - (a.withTag - a.without));
}

function compared(tag: string, on: readonly number[], off: readonly number[]): Comparison {
  const difference = mean(on) - mean(off);
  const error = Math.sqrt(spread(on) / on.length + spread(off) / off.length);
  const clear = Math.abs(difference) >= CLEAR * error;
  const verdict = clear ? (difference > 0 ? 'better' : 'harder') : 'unclear';
  return { tag, withTag: mean(on), without: mean(off), daysWith: on.length, daysWithout: off.length, verdict };
}

/** On how many days each tag stood, most first. */
export function tagDays(days: readonly CheckinDay[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { entries } of days)
    for (const tag of new Set(entries.flatMap((entry) => entry.tags))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count);
}
