/** A week as the person's own clock has it. */
export interface WeekDates {
  /** 2026-11-16 */
  name: string;
  monday: Date;
  sunday: Date;
  /** Midnight, and midnight a week later; a day of changed clocks is longer or shorter. */
  from: Date;
  until: Date;
}

/** The week of a moment, or one so many weeks before it. */
export function weekOf(now: Date, back = 0): WeekDates {
  const day = now.getDate() - ((now.getDay() + 6) % 7) - back * 7;
  const at = (days: number, hour: number) => new Date(now.getFullYear(), now.getMonth(), day + days, hour);
  // Noon is on the same day wherever the clocks change.
  const monday = at(0, 12);
  const two = (part: number) => String(part).padStart(2, '0');
  const name = `${monday.getFullYear()}-${two(monday.getMonth() + 1)}-${two(monday.getDate())}`;
  return { name, monday, sunday: at(6, 12), from: at(0, 0), until: at(7, 0) };
}

/** Where the week of that person is read. */
export const weekPath = (uid: string, { name, from, until }: WeekDates): string =>
  `users/${uid}/weeks/${name}?from=${from.toISOString()}&until=${until.toISOString()}`;
