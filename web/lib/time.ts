import { currentLanguage } from './i18n.ts';

type DayPart = 'night' | 'morning' | 'afternoon' | 'evening';

/** The person's local part of the day; night runs from ten to five. */
export function dayPart(date: Date): DayPart {
  const hour = date.getHours();
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** Whole local days between two moments; 0 on the same day, 1 yesterday. */
export function daysBetween(earlier: Date, later: Date): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((start(later) - start(earlier)) / 86_400_000);
}

// Making a formatter takes longer than drawing the message it stands under, and a chat shows dozens of times.
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatted(date: Date, options: Intl.DateTimeFormatOptions): string {
  const name = Object.entries(options).join();
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(currentLanguage(), options);
  formatters.set(name, formatter);
  return formatter.format(date);
}
let nearDays: Intl.RelativeTimeFormat | undefined;

/** A day as people say it: today, yesterday, Tuesday, 3 March, 3 March 2024. */
export function dayText(date: Date, now: Date = new Date()): string {
  const days = daysBetween(date, now);
  if (days === 0 || days === 1) {
    nearDays ??= new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
    return nearDays.format(-days, 'day');
  }
  if (days > 1 && days < 7) return formatted(date, { weekday: 'long' });
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return formatted(date, { day: 'numeric', month: 'long', ...year });
}

/** The time of day in the interface's language: 21:40, 9:40 PM. */
export const timeText = (date: Date): string => formatted(date, { hour: 'numeric', minute: '2-digit' });
