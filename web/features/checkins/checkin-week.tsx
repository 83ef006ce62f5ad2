import { useId } from 'react';
import { type Checkin, MOODS } from '#shared/checkins/checkins.contract.ts';
import { currentLanguage, useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { type CheckinDay, dateOf, dayName, daysOf } from './checkin-days.ts';
import { meanText } from './checkin-words.ts';
import { MOOD_TINT, MoodFace, nearestMood } from './mood-face.tsx';

const shortDay = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short' });
const longDay = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long' });

/** The check-ins of seven days from `monday`, each day at its height, and the same as a table. */
export function CheckinWeek({ monday, checkins }: { monday: string; checkins: readonly Checkin[] }) {
  const t = useTexts('checkins');
  const id = useId();
  const days = daysOf(checkins);
  const count = { checkins: checkins.length, days: days.length };
  return (
    <section aria-labelledby={id} className="relative flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {t('week')}
      </h2>
      <p className="text-sm text-ink-soft">{t('week.count', count)}</p>
      <Chart names={namesFrom(monday)} days={days} label={t('week.label', count)} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('trend.table')}</summary>
        <Rows days={days} />
      </details>
      <Link to="/suggestions?view=checkin" className="link no-print inline-flex min-h-11 items-center self-start">
        {t('week.all')}
      </Link>
    </section>
  );
}

function namesFrom(monday: string): string[] {
  const first = dateOf(monday);
  return Array.from({ length: 7 }, (_, at) =>
    dayName(new Date(first.getFullYear(), first.getMonth(), first.getDate() + at, 12)),
  );
}

function Chart({ names, days, label }: { names: string[]; days: readonly CheckinDay[]; label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-7 rounded-card border border-line bg-surface px-1 pt-3 pb-2"
    >
      {names.map((name) => {
        const day = days.find((one) => one.day === name);
        const mood = day && nearestMood(day.mood);
        return (
          <div key={name} className="flex flex-col items-center gap-2">
            <div className="relative h-40 w-full">
              {MOODS.map((step) => (
                <div
                  key={step}
                  className="absolute inset-x-0 border-t border-line"
                  style={{ bottom: `${heightOf(step)}%` }}
                />
              ))}
              {day && mood && (
                <span
                  className={classNames(
                    'absolute start-1/2 -translate-x-1/2 translate-y-1/2 rounded-full border border-surface p-0.5 rtl:translate-x-1/2',
                    MOOD_TINT[mood],
                  )}
                  style={{ bottom: `${heightOf(day.mood)}%` }}
                >
                  <MoodFace mood={mood} className="size-6" />
                </span>
              )}
            </div>
            <span className="max-w-full overflow-hidden text-xs text-ink-soft">{shortDay.format(dateOf(name))}</span>
          </div>
        );
      })}
    </div>
  );
}

const heightOf = (mood: number): number => 12 + (mood - 1) * 19;

function Rows({ days }: { days: readonly CheckinDay[] }) {
  const t = useTexts('checkins');
  const head = 'py-2 pe-3 text-start text-sm font-normal text-ink-soft';
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{t('week')}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('trend.day')}
          </th>
          <th scope="col" className={head}>
            {t('trend.mood')}
          </th>
          <th scope="col" className={head}>
            {t('week.entries')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((one) => (
          <tr key={one.day} className="border-t border-line">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {longDay.format(dateOf(one.day))}
            </th>
            <td className="py-2 pe-3 tabular-nums">
              {t('trend.value', { value: meanText(one.mood), mood: t(`mood.${nearestMood(one.mood)}`) })}
            </td>
            <td className="py-2 tabular-nums">{one.entries.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
