import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Response } from '#shared/questionnaires/questionnaires.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { CompareAnswers } from './compare-answers.tsx';
import { DeleteResponse } from './delete-response.tsx';
import { FormHistory } from './form-history.tsx';
import { meaningOf, plainWords, totalOf, whenOf } from './form-words.ts';
import { exportAddress, useResponseWrites } from './questionnaires.queries.ts';
import { ResultChange } from './result-change.tsx';
import { ResultNext } from './result-next.tsx';
import { SupportLines } from './support-lines.tsx';
import { TakeAlong } from './take-along.tsx';
import { useScreenHeading } from './use-screen-heading.ts';
import { useFormAddress } from './way-back.tsx';

/** A plain sentence, then the score, what it means and does not mean, what changed, and what may help next. */
export function ResultView({ uid, instrument, response }: { uid: string; instrument: Instrument; response: Response }) {
  const t = useTexts('questionnaires');
  const navigate = useNavigate();
  const address = useFormAddress(instrument.id);
  const { useInChats: allowInChats } = useResponseWrites(uid);
  const [deleting, setDeleting] = useState(false);
  const heading = useScreenHeading(response.id);
  const { result } = response;
  if (!result) return null;
  const words = plainWords(result);
  const total = totalOf(result);
  const scale = instrument.scores.find(({ id }) => id === 'total');
  const parts = result.scores.filter(({ id }) => id !== 'total');
  const allowChats = async (inChats: boolean) => {
    try {
      await allowInChats(result.id, inChats);
      announce(t(inChats ? 'chats.on' : 'chats.off'), { quiet: true });
    } catch (error) {
      announce(errorText(error));
    }
  };
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">
          <span className="font-medium text-primary">{instrument.shortTitle}</span> · {whenOf(t, result.submittedAt)}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {words?.lead ?? t('result.plain')}
        </h1>
        {words?.more && <p className="measure text-lg">{words.more}</p>}
        <p className="font-medium">{t('result.not')}</p>
      </header>

      {result.safetyStep !== 'none' && (
        <section
          aria-labelledby="people"
          className="flex flex-col gap-3 rounded-card border border-accent bg-accent-soft p-4"
        >
          <h2 id="people" className="text-lg">
            {t('step.help')}
          </h2>
          <SupportLines level={2} categories={[]} brief />
        </section>
      )}

      {total && scale && (
        <section aria-labelledby="score" className="flex flex-col gap-2">
          <h2 id="score" className="text-xl">
            {t('result.score')}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-heading text-4xl">{total.value}</span>
            {total.band && <span className="text-lg font-medium">{total.band.label}</span>}
            <span className="text-ink-soft">{t('result.scale', { min: scale.min, max: scale.max })}</span>
          </p>
          <p className="text-sm text-ink-soft">
            {t(instrument.direction === 'higher-worse' ? 'result.worse' : 'result.better')}{' '}
            {!total.band && t('result.noBands')}
          </p>
        </section>
      )}

      {parts.length > 0 && (
        <section aria-labelledby="parts" className="flex flex-col gap-2">
          <h2 id="parts" className="text-xl">
            {t('result.parts')}
          </h2>
          <dl className="flex flex-col">
            {parts.map((part) => (
              <div key={part.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
                <dt className="min-w-0 flex-[1_1_12rem]">
                  {part.label}
                  {part.band && <span className="block text-sm text-ink-soft">{meaningOf(part)}</span>}
                </dt>
                <dd className="font-medium tabular-nums">
                  {part.value} {part.band?.label}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}

      {result.change && <ResultChange instrument={instrument} change={result.change} />}

      <section aria-labelledby="not" className="flex flex-col gap-2">
        <h2 id="not" className="text-xl">
          {t('result.meansNot')}
        </h2>
        <p className="measure text-ink-soft">{t('result.notText')}</p>
      </section>

      <ResultNext instrument={instrument} result={result} />

      <section aria-label={t('chats.label')} className="border-y border-line py-2">
        <Switch
          label={t('chats.label')}
          hint={t('chats.hint')}
          checked={result.inChats}
          onChange={(on) => void allowChats(on)}
        />
      </section>

      <FormHistory uid={uid} instrument={instrument} />
      <CompareAnswers uid={uid} instrument={instrument} response={response} />

      <section aria-labelledby="take" className="flex flex-col gap-3">
        <h2 id="take" className="text-xl">
          {t('take.title')}
        </h2>
        <TakeAlong address={(format) => exportAddress(uid, format, result.id)} />
        <Button look="quiet" size="small" className="-ms-4 self-start text-danger!" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </section>
      <DeleteResponse
        uid={uid}
        id={result.id}
        kind="result"
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(address(), { replace: true })}
      />
    </div>
  );
}
