import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { currentLanguage, useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type CheckinDay, dateOf, weeksOf } from './checkin-days.ts';
import { MOOD_TINT, MoodFace, nearestMood } from './mood-face.tsx';

const monthName = new Intl.DateTimeFormat(currentLanguage(), { month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'narrow' });
const longDay = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long' });
/** A Monday and the six days after it. */
const WEEK = Array.from({ length: 7 }, (_, at) => new Date(2026, 5, 1 + at, 12));

interface CheckinCalendarProps {
  days: readonly CheckinDay[];
  today: string;
  chosen: string | null;
  onChoose: (day: string | null) => void;
}

/** A month of moods. Days without an entry are plain paper: they are not missing. */
export function CheckinCalendar({ days, today, chosen, onChoose }: CheckinCalendarProps) {
  const t = useTexts('checkins');
  const id = useId();
  const now = dateOf(today);
  const [back, setBack] = useState(0);
  const first = new Date(now.getFullYear(), now.getMonth() - back, 1, 12);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const oldest = days[0]?.day.slice(0, 7) ?? today.slice(0, 7);
  const shown = `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
  return (
    <section aria-labelledby={id} className="relative flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} aria-live="polite" className="text-xl">
          {monthName.format(first)}
        </h2>
        <div className="flex shrink-0">
          <IconButton label={t('month.before')} disabled={shown <= oldest} onClick={() => setBack(back + 1)}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={t('month.after')} disabled={back === 0} onClick={() => setBack(back - 1)}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      <table aria-labelledby={id} className="w-full table-fixed border-separate border-spacing-1">
        <thead>
          <tr className="text-xs text-ink-soft">
            {WEEK.map((day) => (
              <th key={day.getDay()} scope="col" abbr={longDay.format(day)} className="pb-1 font-normal">
                <span aria-hidden="true">{shortDay.format(day)}</span>
                <span className="sr-only">{longDay.format(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first.getFullYear(), first.getMonth()).map((week, at) => (
            <tr key={week.find(Boolean) ?? at}>
              {week.map((day, column) => (
                <td key={day ?? `none-${column}`} className="p-0">
                  {day !== null && (
                    <Day
                      day={day}
                      known={byDay.get(day)}
                      isToday={day === today}
                      isChosen={day === chosen}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  day: string;
  known: CheckinDay | undefined;
  isToday: boolean;
  isChosen: boolean;
  onChoose: (day: string | null) => void;
}

const CELL =
  'flex min-h-13 w-full flex-col items-center justify-center gap-0.5 overflow-hidden rounded-md text-sm tabular-nums';

function Day({ day, known, isToday, isChosen, onChoose }: DayProps) {
  const t = useTexts('checkins');
  const number = Number(day.slice(8));
  if (!known)
    return <div className={classNames(CELL, 'text-ink-soft', isToday && 'border border-line-strong')}>{number}</div>;
  const mood = nearestMood(known.mood);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : day)}
      className={classNames(
        CELL,
        MOOD_TINT[mood],
        isToday && 'border border-line-strong',
        isChosen && 'outline-2 outline-offset-1 outline-ink',
      )}
    >
      {number}
      <span className="sr-only">
        {t('day', { day: dayText(dateOf(day)), mood: t(`mood.${mood}`), count: known.entries.length })}
      </span>
      <MoodFace mood={mood} className="size-4.5" />
    </button>
  );
}
