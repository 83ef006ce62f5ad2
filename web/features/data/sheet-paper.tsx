import type { Line, Sheet } from '#shared/data/appointment-sheet.ts';
import type { MoodRow } from '#shared/data/mood-rows.ts';
import { texts, useTexts } from '#web/lib/i18n.ts';
import { dayOf, fullDay, fullDays } from './day-words.ts';
import { SheetBlock } from './sheet-block.tsx';
import { SheetChart } from './sheet-chart.tsx';
import { FormOnSheet } from './sheet-form.tsx';
import { meanText } from './sheet-words.ts';

/** The page itself: black on white in every theme, one sheet of A4 or Letter for a usual case. */
export function SheetPaper({ sheet }: { sheet: Sheet }) {
  const t = useTexts('data');
  const isEmpty = [sheet.own, sheet.questions, sheet.forms, sheet.moods, sheet.exercises, sheet.plan].every(
    (part) => part.length === 0,
  );
  return (
    <article aria-label={t('preview')} className="sheet">
      <div className="sheet-head">
        <p className="sheet-title">{t('sheet.title')}</p>
        <p>
          {[sheet.name, fullDays(sheet.from, sheet.to), t('sheet.made', { day: fullDay(dayOf(new Date())) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isEmpty && <p className="no-print">{t('sheet.empty')}</p>}
      <Lines title={t('sheet.own')} lines={sheet.own} />
      <Lines title={t('sheet.questions')} lines={sheet.questions} />
      {sheet.forms.map((form) => (
        <FormOnSheet key={form.instrument.id} form={form} />
      ))}
      {sheet.moods.length > 0 && <Moods rows={sheet.moods} />}
      <Lines title={t('sheet.exercises')} lines={sheet.exercises} />
      {sheet.plan.length > 0 && (
        <SheetBlock title={t('sheet.plan')}>
          <dl className="sheet-plan">
            {sheet.plan.map(({ part, text }) => (
              <div key={part}>
                <dt>{texts('safety')(`plan.${part}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </SheetBlock>
      )}
      {!isEmpty && (
        <div className="sheet-foot">
          <p>{t('sheet.by')}</p>
          {sheet.forms.map(({ instrument }) => (
            <p key={instrument.id}>
              {instrument.shortTitle}: {instrument.copyright}
            </p>
          ))}
        </div>
      )}
    </article>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <SheetBlock title={title}>
      <ul className="sheet-lines">
        {lines.map(({ key, text, day }) => (
          <li key={key}>
            {text}
            {day !== null && <span className="sheet-day"> {fullDay(day)}</span>}
          </li>
        ))}
      </ul>
    </SheetBlock>
  );
}

function Moods({ rows }: { rows: readonly MoodRow[] }) {
  const t = useTexts('data');
  const [first, last] = [rows[0], rows.at(-1)];
  const points = rows.map(({ from, mean }) => ({ day: from, value: mean, text: meanText(mean) }));
  return (
    <SheetBlock title={t('sheet.moods')}>
      <p>{t('sheet.moodScale')}</p>
      <div className="sheet-pair">
        <SheetChart
          label={t('chart.label', {
            title: t('sheet.moods'),
            first: meanText(first?.mean ?? 0),
            firstDay: fullDay(first?.from ?? ''),
            last: meanText(last?.mean ?? 0),
            lastDay: fullDay(last?.from ?? ''),
          })}
          points={points}
          min={1}
          max={5}
          bands={[]}
        />
        <table>
          <caption className="sr-only">{t('table.caption', { title: t('sheet.moods') })}</caption>
          <thead>
            <tr>
              {['days', 'mean', 'range', 'count'].map((column) => (
                <th key={column} scope="col">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{fullDays(row.from, row.to)}</th>
                <td>{meanText(row.mean)}</td>
                <td>
                  {row.lowest}–{row.highest}
                </td>
                <td>{row.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SheetBlock>
  );
}
