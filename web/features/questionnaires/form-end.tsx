import { type Answers, missingItems, optionOf } from '#shared/questionnaires/answers.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { askedNow } from './form-steps.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useScreenHeading } from './use-screen-heading.ts';

interface FormEndProps {
  instrument: Instrument;
  answers: Answers;
  busy: boolean;
  onOpen: (linkId: string) => void;
  onSubmit: () => void;
  onBack: (() => void) | null;
}

/** Behind the last question: a look over the answers, then the result. */
export function FormEnd({ instrument, answers, busy, onOpen, onSubmit, onBack }: FormEndProps) {
  const t = useTexts('questionnaires');
  const heading = useScreenHeading(null);
  const missing = missingItems(instrument, answers);
  const first = missing[0];
  const goOn = () => {
    if (first !== undefined) onOpen(first);
    else if (!busy) onSubmit();
  };
  useFormKeys({ onEnter: goOn, onBack });
  return (
    <div className="flex animate-appear flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {first === undefined ? t('end.title') : t('end.missing', { count: missing.length })}
        </h1>
        {first === undefined && <p className="text-ink-soft">{t('end.text')}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {onBack && <Button onClick={onBack}>{t('fill.back')}</Button>}
        <Button look="primary" busy={busy} onClick={goOn}>
          {t(first === undefined ? 'end.submit' : 'intro.goOn')}
        </Button>
      </div>
      <section aria-labelledby="given" className="flex flex-col">
        <h2 id="given" className="mb-2 text-xl">
          {t('end.review')}
        </h2>
        <ol className="flex flex-col">
          {askedNow(instrument, answers).map((question) => (
            <li
              key={question.linkId}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
            >
              <span className="min-w-0 flex-[1_1_10rem]">
                <span className="block text-sm text-ink-soft">{question.text}</span>
                {optionOf(question, answers[question.linkId])?.label ?? t('end.none')}
              </span>
              <Button
                size="small"
                look="quiet"
                aria-label={`${t('end.change')}: ${question.text}`}
                onClick={() => onOpen(question.linkId)}
              >
                {t('end.change')}
              </Button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
