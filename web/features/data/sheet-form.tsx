import { type FormPart, totalOf } from '#shared/data/appointment-sheet.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { fullDay } from './day-words.ts';
import { SheetBlock } from './sheet-block.tsx';
import { SheetChart } from './sheet-chart.tsx';
import { changeText, differenceText } from './sheet-words.ts';

/** One questionnaire on the page: what the numbers are, how they moved, chart and table, answers where ticked. */
export function FormOnSheet({ form }: { form: FormPart }) {
  const t = useTexts('data');
  const { instrument, rows, answers, answersCut } = form;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const scale = instrument.scores.find(({ id }) => id === 'total');
  const range = scale ?? instrument.scores[0];
  const points = rows.flatMap((row) => {
    const value = totalOf(row);
    return value === null ? [] : [{ day: row.day, value, text: String(value) }];
  });
  const said = [
    t('sheet.notDiagnosis'),
    range
      ? t(instrument.direction === 'higher-worse' ? 'scale.worse' : 'scale.better', { min: range.min, max: range.max })
      : '',
    changeText(t, form),
  ];
  return (
    <SheetBlock title={instrument.title}>
      <p>{said.filter(Boolean).join(' ')}</p>
      <div className="sheet-pair">
        {scale && (
          <SheetChart
            label={t('chart.label', {
              title: instrument.shortTitle,
              first: points[0]?.value ?? 0,
              firstDay: fullDay(first.day),
              last: points.at(-1)?.value ?? 0,
              lastDay: fullDay(last.day),
            })}
            points={points}
            min={scale.min}
            max={scale.max}
            bands={scale.bands}
          />
        )}
        <Scores form={form} />
      </div>
      {answers.length > 0 && (
        <>
          <p className="sheet-small-title">
            {t('answers.title', { day: fullDay(last.day) })} {answersCut && t('answers.cut')}
          </p>
          <ol className="sheet-answers">
            {answers.map(({ key, question, answer }) => (
              <li key={key}>
                {question} <b>{answer}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </SheetBlock>
  );
}

function Scores({ form: { instrument, rows } }: { form: FormPart }) {
  const t = useTexts('data');
  const columns =
    rows[0]?.scores.map(({ id, label }) => ({ id, label: id === 'total' ? t('table.score') : label })) ?? [];
  const hasTotal = rows.some((row) => totalOf(row) !== null);
  const hasBands = rows.some(({ scores }) => scores.some(({ band }) => band));
  const head = [
    ...columns.map(({ label }) => label),
    ...(hasTotal && hasBands ? [t('table.band')] : []),
    ...(hasTotal && rows.length > 1 ? [t('table.change')] : []),
  ];
  return (
    <table>
      <caption className="sr-only">{t('table.caption', { title: instrument.shortTitle })}</caption>
      <thead>
        <tr>
          {[t('table.day'), ...head].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{fullDay(row.day)}</th>
            {columns.map(({ id }) => (
              <td key={id}>{row.scores.find((score) => score.id === id)?.value}</td>
            ))}
            {hasTotal && hasBands && <td>{row.scores[0]?.band?.label}</td>}
            {hasTotal && rows.length > 1 && (
              <td>
                {row.difference === null ? t('change.none') : differenceText(row.difference)}
                {row.reliable !== null && ` (${t(row.reliable ? 'change.counts' : 'change.small')})`}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
