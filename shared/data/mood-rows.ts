import type { Checkin } from '#shared/checkins/checkins.contract.ts';

/** Check-ins of a week, or of a month where the time is long. */
export interface MoodRow {
  key: string;
  /** The first and the last day with a check-in in it. */
  from: string;
  to: string;
  /** How many check-ins. */
  count: number;
  /** 1 very low to 5 very good, one decimal. */
  mean: number;
  lowest: number;
  highest: number;
}

const DAY_MS = 86_400_000;
/** Days up to which weeks fit on the page. */
const WEEKS_UP_TO = 62;

const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Check-ins by week from the first day on, or by month; oldest first. Stretches without any are left out. */
export function moodRows(checkins: readonly Checkin[], from: string, to: string): MoodRow[] {
  const byWeek = dayNumber(to) - dayNumber(from) < WEEKS_UP_TO;
  const stretch = (day: string) => (byWeek ? Math.floor((dayNumber(day) - dayNumber(from)) / 7) : day.slice(0, 7));
  const ordered = [...checkins].sort((a, b) => a.day.localeCompare(b.day));
  return [...Map.groupBy(ordered, ({ day }) => stretch(day)).values()].map((entries) => {
    const moods = entries.map(({ mood }) => mood);
    const first = entries[0]?.day ?? from;
    return {
      key: `mood/${first}`,
      from: first,
      to: entries.at(-1)?.day ?? to,
      count: moods.length,
      mean: Math.round((moods.reduce<number>((sum, mood) => sum + mood, 0) / moods.length) * 10) / 10,
      lowest: Math.min(...moods),
      highest: Math.max(...moods),
    };
  });
}
