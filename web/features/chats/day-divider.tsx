import { dayText } from '#web/lib/time.ts';

/** The day's name on a hairline, where a new day begins. */
export function DayDivider({ date }: { date: Date }) {
  const day = dayText(date);
  return (
    <div className="flex items-center gap-4 py-1 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={date.toISOString().slice(0, 10)}>{day.charAt(0).toLocaleUpperCase() + day.slice(1)}</time>
    </div>
  );
}
