import { currentLanguage } from '#web/lib/i18n.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** The calendar day of a date here: 2026-11-21. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** So many days back from today, today included. */
export function daysBack(days: number, today: Date = new Date()): string {
  const date = new Date(today);
  date.setDate(date.getDate() - days + 1);
  return dayOf(date);
}

const noon = (day: string): Date => new Date(`${day}T12:00:00`);
const full = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short', year: 'numeric' });

/** A day as it reads on paper, whenever that is looked at: 3 Mar 2026. */
export const fullDay = (day: string): string => full.format(noon(day));

/** The days from the first to the last: 3 – 9 Mar 2026. One day where both are the same. */
export const fullDays = (from: string, to: string): string =>
  from > to ? `${fullDay(from)} – ${fullDay(to)}` : full.formatRange(noon(from), noon(to));
