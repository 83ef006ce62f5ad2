import type { JournalItem } from '#shared/journal/journal.contract.ts';
import { dayName } from '#web/lib/day-name.ts';

/** The calendar day of an item: its own where it names one, else the day it was here. */
const dayOf = (item: JournalItem): string => (item.kind === 'exercise' ? dayName(new Date(item.at)) : item.day);

/** Noon of a calendar day here, so that no change of the clocks moves it. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** Day by day, newest first; within a day the newest first. */
export function byDay(items: readonly JournalItem[]): { day: string; items: JournalItem[] }[] {
  return [...Map.groupBy(items, dayOf)]
    .map(([day, all]) => ({ day, items: all }))
    .sort((a, b) => b.day.localeCompare(a.day));
}
