import { useState } from 'react';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DeleteResponse } from './delete-response.tsx';
import { FormHistory } from './form-history.tsx';
import { dayOf, factsOf, measures } from './form-words.ts';
import { useQuestionnaires, useStandings } from './questionnaires.queries.ts';
import { useFormAddress } from './way-back.tsx';

/** What a form is, what it is not, where it comes from, and how it went so far. */
export function FormOverview({ uid, instrument }: { uid: string; instrument: Instrument }) {
  const t = useTexts('questionnaires');
  const address = useFormAddress(instrument.id);
  const head = useQuestionnaires().data?.questionnaires.find(({ id }) => id === instrument.id);
  const standing = useStandings(uid).data?.standings.find(({ questionnaire }) => questionnaire === instrument.id);
  const [deleting, setDeleting] = useState(false);
  const draft = standing?.draft;
  const isDue = standing?.dueAt != null && Date.parse(standing.dueAt) <= Date.now();
  return (
    <div className="flex flex-col gap-9">
      <header className="flex flex-col gap-3">
        <p className="text-sm font-medium text-primary">{instrument.shortTitle}</p>
        <h1 className="text-3xl">{measures(t, instrument)}</h1>
        <p className="text-ink-soft">{instrument.title}</p>
        {head && <p>{factsOf(t, head)}</p>}
      </header>
      <div className="flex flex-col items-start gap-4">
        {draft && (
          <p className="text-accent-ink">
            {t('draft', { day: dayOf(draft.updatedAt), answered: draft.answered, questions: draft.questions })}
          </p>
        )}
        {!draft && standing?.dueAt && (
          <p className="text-ink-soft">{isDue ? t('due.now') : t('due.from', { day: dayOf(standing.dueAt) })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={address({ view: 'fill' })} look="primary" size="large">
            {t(draft ? 'intro.goOn' : standing?.last ? 'intro.again' : 'intro.start')}
          </ButtonLink>
          {draft && (
            <Button look="quiet" size="large" onClick={() => setDeleting(true)}>
              {t('delete.draft')}
            </Button>
          )}
        </div>
        <ul className="measure arches text-ink-soft">
          <li>{t('intro.not')}</li>
          <li>{t('intro.saved')}</li>
          {instrument.audience === 'adults' && <li>{t('intro.adults')}</li>}
        </ul>
      </div>
      {standing?.last && <FormHistory uid={uid} instrument={instrument} />}
      <details className="border-t border-line pt-3">
        <summary className="min-h-11 content-center text-primary">{t('intro.about')}</summary>
        <div className="measure flex flex-col gap-2 pb-2 text-sm text-ink-soft">
          <p>{t('intro.publisher', { publisher: instrument.publisher })}</p>
          <p>{instrument.licence.text}</p>
          {instrument.copyright !== instrument.licence.text && <p>{instrument.copyright}</p>}
          {instrument.sources.map((source) => (
            <p key={source.id}>{source.citation}</p>
          ))}
        </div>
      </details>
      {draft && (
        <DeleteResponse uid={uid} id={draft.id} kind="draft" open={deleting} onClose={() => setDeleting(false)} />
      )}
    </div>
  );
}
