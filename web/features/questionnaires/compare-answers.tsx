import { useState } from 'react';
import { optionOf } from '#shared/questionnaires/answers.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Response } from '#shared/questionnaires/questionnaires.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { SelectField } from '#web/ui/field.tsx';
import { whenOf } from './form-words.ts';
import { useResponse, useResults } from './questionnaires.queries.ts';

interface CompareAnswersProps {
  uid: string;
  instrument: Instrument;
  response: Response;
}

/** What was answered; beside it, where wanted, what was answered another time. */
export function CompareAnswers({ uid, instrument, response }: CompareAnswersProps) {
  const t = useTexts('questionnaires');
  const [otherId, setOtherId] = useState('');
  const other = useResponse(uid, otherId === '' ? null : otherId).data;
  const results = useResults(uid, instrument.id).data?.results ?? [];
  const others = results.filter(({ id }) => id !== response.id);
  const said = (answers: Response['answers'], at: number) => {
    const question = instrument.questions[at];
    const option = question && optionOf(question, answers[question.linkId]);
    return option?.label ?? t('end.none');
  };
  const shown = instrument.questions
    .map((question, at) => ({ question, at }))
    .filter(({ question: { linkId } }) =>
      [response, other].some((one) => one !== undefined && Object.hasOwn(one.answers, linkId)),
    );
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-4">
      <h2 id="answers" className="text-xl">
        {t('answers.title')}
      </h2>
      {others.length > 0 && (
        <SelectField
          label={t('compare.label')}
          value={otherId}
          options={[
            { value: '', label: t('compare.none') },
            ...others.map(({ id, submittedAt }) => ({ value: id, label: whenOf(t, submittedAt) })),
          ]}
          onChange={(event) => setOtherId(event.target.value)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section aria-label={t('compare.caption')} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full">
          <caption className="sr-only">{t('compare.caption')}</caption>
          <thead>
            <tr className="text-sm text-ink-soft">
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {t('compare.question')}
              </th>
              {[other, response].map((one) =>
                one?.result ? (
                  <th key={one.id} scope="col" className="py-2 pe-3 text-start font-normal">
                    {whenOf(t, one.result.submittedAt)}
                  </th>
                ) : null,
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ question, at }) => (
              <tr key={question.linkId} className="border-t border-line align-top">
                <th scope="row" className="py-2 pe-3 text-start font-normal text-ink-soft">
                  {question.text}
                </th>
                {other && <td className="py-2 pe-3">{said(other.answers, at)}</td>}
                <td className="py-2 pe-3">{said(response.answers, at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
