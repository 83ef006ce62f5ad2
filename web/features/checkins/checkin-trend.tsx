import { useId, useState } from 'react';
import { MOODS } from '#shared/checkins/checkins.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { TrendLine } from '#web/ui/trend-line.tsx';
import { type CheckinDay, dateOf, type TrendPoint, trendOf } from './checkin-days.ts';
import { meanText } from './checkin-words.ts';
import { nearestMood } from './mood-face.tsx';

const SPANS = [30, 90, 365] as const;
/** The field has room above and below the outermost moods. */
const INSET = 10;
const heightOf = (y: number) => INSET + (y * (100 - 2 * INSET)) / 100;
const nameOf = (day: string) => dayText(dateOf(day));

/** Mood over time as a line, and the same as a table. */
export function CheckinTrend({ days, today }: { days: readonly CheckinDay[]; today: string }) {
  const t = useTexts('checkins');
  const id = useId();
  const [span, setSpan] = useState<number>(SPANS[0]);
  const points = trendOf(days, span, today);
  return (
    <section aria-labelledby={id} className="relative flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {t('trend')}
      </h2>
      <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap gap-2">
        {SPANS.map((one) => (
          <Chip key={one} pressed={span === one} onClick={() => setSpan(one)}>
            {t(`trend.${one}`)}
          </Chip>
        ))}
      </fieldset>
      {points.length < 2 ? (
        <p className="text-ink-soft">{t('trend.few')}</p>
      ) : (
        <>
          <Chart points={points} today={today} span={span} />
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('trend.table')}</summary>
            <Rows points={points} weekly={span === 365} />
          </details>
        </>
      )}
    </section>
  );
}

function Chart({ points, today, span }: { points: readonly TrendPoint[]; today: string; span: number }) {
  const t = useTexts('checkins');
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const wordOf = ({ mood }: TrendPoint) => t(`mood.${nearestMood(mood)}`);
  const begin = new Date(dateOf(today));
  begin.setDate(begin.getDate() - span + 1);
  const label = t('trend.label', {
    first: wordOf(first),
    firstDay: nameOf(first.day),
    last: wordOf(last),
    lastDay: nameOf(last.day),
    count: points.reduce((sum, point) => sum + point.days, 0),
  });
  return (
    <figure className="flex flex-col gap-2">
      <div
        role="img"
        aria-label={label}
        // Time runs from left to right, whatever the script of the words.
        dir="ltr"
        className="relative h-[13rem] overflow-hidden @xs:h-64 rounded-card border border-line bg-surface"
      >
        {MOODS.map((mood) => (
          <div
            key={mood}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${heightOf((mood - 1) * 25)}%` }}
          >
            <span className="absolute bottom-0.5 start-3 text-xs text-ink-soft">{t(`mood.${mood}`)}</span>
          </div>
        ))}
        <div className="absolute inset-y-0 start-[min(6rem,35%)] end-5">
          <TrendLine points={points.map(({ day, x, y }) => ({ key: day, x, y: heightOf(y) }))} />
        </div>
      </div>
      <div
        aria-hidden="true"
        dir="ltr"
        className="flex flex-wrap justify-between gap-x-4 ps-[min(6rem,35%)] text-sm text-ink-soft"
      >
        <span>{dayText(begin)}</span>
        <span>{nameOf(today)}</span>
      </div>
      <figcaption className="text-sm text-ink-soft">{t(span === 365 ? 'trend.weeks' : 'trend.days')}</figcaption>
    </figure>
  );
}

function Rows({ points, weekly }: { points: readonly TrendPoint[]; weekly: boolean }) {
  const t = useTexts('checkins');
  const head = 'py-2 pe-3 text-start text-sm font-normal text-ink-soft';
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{t('trend')}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t(weekly ? 'trend.week' : 'trend.day')}
          </th>
          <th scope="col" className={head}>
            {t('trend.mood')}
          </th>
          {weekly && (
            <th scope="col" className={head}>
              {t('trend.count')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.day} className="border-t border-line">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {nameOf(point.day)}
            </th>
            <td className="py-2 pe-3 tabular-nums">
              {t('trend.value', { value: meanText(point.mood), mood: t(`mood.${nearestMood(point.mood)}`) })}
            </td>
            {weekly && <td className="py-2 tabular-nums">{point.days}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
