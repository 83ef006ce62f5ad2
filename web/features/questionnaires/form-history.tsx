import { useState } from 'react';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { RESULTS_SHOWN, type ResultList } from '#shared/questionnaires/questionnaires.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { totalOf, whenOf } from './form-words.ts';
import { useResults } from './questionnaires.queries.ts';
import { trendOf } from './trend.ts';
import { TrendChart } from './trend-chart.tsx';
import { useFormAddress } from './way-back.tsx';

const NOTHING: ResultList = { results: [], count: 0, trend: [] };
const FIRST_ROWS = 12;
/** What one tap on "more" adds: a year of weeks. */
const MORE_ROWS = 52;

/** The trend and, under it, its table: each row leads to a result. */
export function FormHistory({ uid, instrument }: { uid: string; instrument: Instrument }) {
  const t = useTexts('questionnaires');
  const address = useFormAddress(instrument.id);
  const [shown, setShown] = useState(FIRST_ROWS);
  const newest = useResults(uid, instrument.id).data;
  const asked = useResults(uid, instrument.id, Math.max(shown, RESULTS_SHOWN)).data;
  const { results, count, trend: values } = asked ?? newest ?? NOTHING;
  if (count === 0) return null;
  const trend = trendOf(instrument, values);
  const rows = results.slice(0, shown);
  const parts = results[0]?.scores.filter(({ id }) => id !== 'total') ?? [];
  const hasTotal = results.some((result) => totalOf(result) !== undefined);
  const hasBands = results.some((result) => totalOf(result)?.band);
  const columns = hasTotal ? [] : parts;
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4">
      <h2 id="history" className="text-xl">
        {t('history.title')}
      </h2>
      {trend && <TrendChart instrument={instrument} trend={trend} />}
      {/* At the largest text a table may be wider than a phone: it moves, the page does not. */}
      <div className="relative overflow-x-auto">
        <table className="w-full text-start">
          <caption className="sr-only">{t('history.caption', { title: instrument.shortTitle })}</caption>
          <thead>
            <tr className="text-sm text-ink-soft">
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t('history.date')}
              </th>
              {hasTotal && (
                <th scope="col" className="py-2 pe-3 text-start font-normal">
                  {t('history.score')}
                </th>
              )}
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" className="py-2 pe-3 text-start font-normal">
                  {label}
                </th>
              ))}
              {hasBands && (
                <th scope="col" className="hidden py-2 text-start font-normal @xs:table-cell">
                  {t('history.band')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((result) => (
              <tr key={result.id} className="border-t border-line">
                <th scope="row" className="py-1 pe-3 text-start font-normal">
                  <Link to={address({ result: result.id })} className="link inline-flex min-h-11 items-center">
                    {whenOf(t, result.submittedAt)}
                  </Link>
                </th>
                {hasTotal && (
                  <td className="py-1 pe-3 tabular-nums">
                    {totalOf(result)?.value}
                    {hasBands && <span className="block text-sm @xs:hidden">{totalOf(result)?.band?.label}</span>}
                  </td>
                )}
                {columns.map(({ id }) => (
                  <td key={id} className="py-1 pe-3 tabular-nums">
                    {result.scores.find((score) => score.id === id)?.value}
                  </td>
                ))}
                {hasBands && <td className="hidden py-1 @xs:table-cell">{totalOf(result)?.band?.label}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > shown && (
        <Button size="small" className="self-start" onClick={() => setShown(shown + MORE_ROWS)}>
          {t('history.more', { count: Math.min(count - shown, MORE_ROWS) })}
        </Button>
      )}
    </section>
  );
}
