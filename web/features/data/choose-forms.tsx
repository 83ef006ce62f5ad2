import { keyOf } from '#shared/data/appointment-sheet.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { type ChoosingProps, showOrLeave } from './choosing.ts';
import { scoreLine } from './sheet-words.ts';

/** Questionnaires of the chosen days: scores by day, and the answers of the last time where that is wished. */
export function ChooseForms(props: ChoosingProps) {
  const { choices, appointment, change } = props;
  const t = useTexts('data');
  const { forms, source } = appointment;
  const toggled = (list: readonly string[], id: string, on: boolean) =>
    on ? [...list, id] : list.filter((one) => one !== id);
  if (forms.length === 0) return <p className="text-ink-soft">{t('forms.none')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {forms.map(({ id, rows }) => {
        const instrument = source.instruments.get(id);
        if (!instrument) return null;
        const last = rows.findLast(({ key }) => !choices.left.includes(key));
        const answers = source.answers.get(last?.id ?? '') ?? {};
        return (
          <li key={id} className="flex flex-col">
            <Checkbox
              label={instrument.title}
              checked={choices.forms.includes(id)}
              onChange={(event) => change({ forms: toggled(choices.forms, id, event.target.checked) })}
            />
            {choices.forms.includes(id) && (
              <div className="flex flex-col ps-9">
                <ul aria-label={t('forms.rows', { title: instrument.shortTitle })} className="flex flex-col">
                  {rows.map((row) => (
                    <Tick key={row.key} {...props} lineKey={row.key} label={scoreLine(t, row)} />
                  ))}
                </ul>
                <Checkbox
                  label={t('forms.answers')}
                  checked={choices.answers.includes(id)}
                  onChange={(event) => change({ answers: toggled(choices.answers, id, event.target.checked) })}
                />
                {choices.answers.includes(id) && last && (
                  <ul
                    aria-label={t('forms.answerList', { title: instrument.shortTitle })}
                    className="flex flex-col ps-9"
                  >
                    {instrument.questions
                      .filter(({ linkId }) => answers[linkId] !== undefined)
                      .map(({ linkId, text }) => (
                        <Tick key={linkId} {...props} lineKey={keyOf.answer(last.id, linkId)} label={text} />
                      ))}
                  </ul>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** On the page or left out; a score is never changed. */
function Tick({ lineKey, label, ...props }: ChoosingProps & { lineKey: string; label: string }) {
  const { shown, onShow } = showOrLeave(props, lineKey);
  return (
    <li>
      <Checkbox label={label} checked={shown} onChange={(event) => onShow(event.target.checked)} />
    </li>
  );
}
