import type { Weekday } from '#shared/checkins/reminders.contract.ts';

// Why is this hard? "Every Sunday at two" is a time of a clock on a wall, and twice a year that clock is moved: an hour
// is missing or comes twice. Days are therefore counted as calendar days, and only the day that was found is turned
// into a moment.

const DAY = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ ...numeric, minute: 'numeric', second: 'numeric', hourCycle: 'h23', calendar: 'iso8601' },
    timeZone: zone,
  });
  formatters.set(zone, made);
  return made;
}

/** What the wall clock of a zone shows at a moment, as if it were the clock of Greenwich; epoch milliseconds. */
function wallTime(at: number, zone: string): number {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The calendar day of a moment in a zone: 2026-11-21. */
export const dayIn = (at: number, zone: string): string => new Date(wallTime(at, zone)).toISOString().slice(0, 10);

/** The moment of an hour of a day in a zone: the first of the two where it comes twice, the next one where it is missing. */
export function momentOf(day: string, hour: number, zone: string): number {
  const wanted = Date.parse(day) + hour * 3_600_000;
  // A zone is at most 14 hours away and moves by an hour or so: each candidate is right on one side of such a move.
  const candidates = [wanted - DAY, wanted + DAY].map((near) => wanted - (wallTime(near, zone) - near));
  const exact = candidates.filter((at) => wallTime(at, zone) === wanted);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/**
 * The next moment after `after` at which it is that hour on one of these days, and its calendar day.
 *
 * @param after epoch milliseconds
 * @param lastDay a calendar day that had its turn already, so that an hour that comes twice counts once
 */
export function nextTime(
  { days, hour, zone }: { days: readonly Weekday[]; hour: number; zone: string },
  after: number,
  lastDay: string | null = null,
): { at: number; day: string } {
  const today = Date.parse(dayIn(after, zone));
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = new Date(today + ahead * DAY).toISOString().slice(0, 10);
    const weekday = (((new Date(day).getUTCDay() + 6) % 7) + 1) as Weekday;
    if (!days.includes(weekday) || (lastDay !== null && day <= lastDay)) continue;
    const at = momentOf(day, hour, zone);
    if (at > after) return { at, day };
  }
  throw new Error('no day was chosen');
}
