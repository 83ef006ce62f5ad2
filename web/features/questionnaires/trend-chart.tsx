import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TrendLine } from '#web/ui/trend-line.tsx';
import { dayOf } from './form-words.ts';
import type { Trend } from './trend.ts';

/** Hundredths of the height in which a band's name has room. */
const NAMED_FROM = 11;

/** The line begins beside the names of its bands, and so do the days under it; very large text has no room for that. */
const NAMES_ABOVE = '@xs:ps-[min(8.5rem,38%)]';

const fieldOf = ({ from, to }: { from: number; to: number }) => ({ bottom: `${from}%`, height: `${to - from}%` });

/** The total over time, drawn over its bands. The words around it are HTML, so they follow the text size. */
export function TrendChart({ instrument, trend }: { instrument: Instrument; trend: Trend }) {
  const t = useTexts('questionnaires');
  const { points, bands, ordinary } = trend;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const isNamed = bands.length > 0;
  const besideNames = isNamed && '@xs:start-[min(8.5rem,38%)]';
  const label = t('chart.label', {
    title: instrument.shortTitle,
    first: first.value,
    firstDay: dayOf(first.at),
    last: last.value,
    lastDay: dayOf(last.at),
  });
  return (
    <figure className="flex flex-col gap-2">
      <div
        role="img"
        aria-label={label}
        // Time runs from left to right, whatever the script of the words.
        dir="ltr"
        className="relative h-72 overflow-hidden rounded-card border border-line bg-surface"
      >
        {bands.map((band, at) => (
          <div
            key={band.label}
            className={classNames('absolute inset-x-0', at % 2 === 1 && 'bg-sunken')}
            style={fieldOf(band)}
          />
        ))}
        {ordinary && (
          <div
            className="absolute inset-x-0 border-y border-dashed border-dusk bg-dusk-soft/40"
            style={fieldOf(ordinary)}
          />
        )}
        {bands
          .filter(({ from, to }) => to - from >= NAMED_FROM)
          .map((band) => (
            <div
              key={band.label}
              className="absolute start-3 end-3 overflow-hidden text-xs leading-tight text-ink @xs:end-auto @xs:w-[min(7.5rem,33%)]"
              style={fieldOf(band)}
            >
              <span className="block pt-1">{band.label}</span>
            </div>
          ))}
        <div className={classNames('absolute inset-y-0 start-5 end-5', besideNames)}>
          <TrendLine points={points.map(({ id, x, y }) => ({ key: id, x, y }))} />
        </div>
      </div>
      <div
        aria-hidden="true"
        dir="ltr"
        className={classNames('flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft', isNamed && NAMES_ABOVE)}
      >
        <span>{dayOf(first.at)}</span>
        <span>{dayOf(last.at)}</span>
      </div>
      {ordinary && <figcaption className="text-sm text-ink-soft">{t('chart.reliable')}</figcaption>}
    </figure>
  );
}
