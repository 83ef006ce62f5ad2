import type { Checkin, WriteCheckin } from '#shared/checkins/checkins.contract.ts';

const DAY = 86_400_000;

/** A calendar day as the person's own clock has it: 2026-11-21. */
export function dayName(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of that day here, so that no change of the clocks moves it. */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** What the server has, as it should stand with what it does not know of yet. Newest first. */
export function withUnsent(known: readonly Checkin[], unsent: ReadonlyMap<string, WriteCheckin | null>): Checkin[] {
  const untouched = known.filter(({ id }) => !unsent.has(id));
  const waiting = [...unsent].flatMap(([id, entry]) => (entry === null ? [] : [{ id, ...entry }]));
  return [...untouched, ...waiting].sort((a, b) => b.at.localeCompare(a.at));
}

export interface CheckinDay {
  day: string;
  /** Mean of the day's moods, 1 to 5. */
  mood: number;
  entries: Checkin[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One a calendar day that has an entry, oldest first. Days without one are left out, never counted as anything. */
export function daysOf(checkins: readonly Checkin[]): CheckinDay[] {
  const byDay = Map.groupBy(checkins, ({ day }) => day);
  return [...byDay]
    .map(([day, entries]) => ({ day, entries, mood: mean(entries.map(({ mood }) => mood)) }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The weeks of a month from Monday, each of seven; null outside the month. */
export function weeksOf(year: number, month: number): (string | null)[][] {
  const lead = (new Date(year, month, 1).getDay() + 6) % 7;
  const length = new Date(year, month + 1, 0).getDate();
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, at) => {
    const date = at - lead + 1;
    return date < 1 || date > length ? null : dayName(new Date(year, month, date));
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export interface TrendPoint {
  /** The day, or the first day of the week. */
  day: string;
  mood: number;
  /** How many days with an entry it stands for. */
  days: number;
  /** Hundredths of the width and the height. */
  x: number;
  y: number;
}

/** Beyond so many days a point stands for a week. */
const DAYS_AS_DAYS = 92;

/**
 * The days of the last `span` days as hundredths of a field, oldest first; whole weeks where there are many.
 *
 * @param today the last day
 */
export function trendOf(days: readonly CheckinDay[], span: number, today: string): TrendPoint[] {
  const end = Date.parse(today);
  const inside = days.filter(({ day }) => end - Date.parse(day) < span * DAY && day <= today);
  const weekly = span > DAYS_AS_DAYS;
  const groups = Map.groupBy(inside, ({ day }) => (weekly ? mondayOf(day) : day));
  const begin = end - (span - 1) * DAY;
  return [...groups].map(([day, group]) => {
    const mood = mean(group.map((one) => one.mood));
    const x = span === 1 ? 0 : ((Math.max(begin, Date.parse(day)) - begin) / (end - begin)) * 100;
    return { day, mood, days: group.length, x, y: ((mood - 1) / 4) * 100 };
  });
}

function mondayOf(day: string): string {
  const at = Date.parse(day);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}
