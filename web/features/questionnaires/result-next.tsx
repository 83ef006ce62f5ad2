import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Result } from '#shared/questionnaires/questionnaires.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { dayOf, nextStepOf } from './form-words.ts';
import { useQuestionnaires } from './questionnaires.queries.ts';
import { SupportLines } from './support-lines.tsx';
import { useFormAddress, useOpenChat } from './way-back.tsx';

const DAY = 86_400_000;

/** What may help next: what the form's own rules ask for, a talk, suggestions, and when to look again. */
export function ResultNext({ instrument, result }: { instrument: Instrument; result: Result }) {
  const t = useTexts('questionnaires');
  const openChat = useOpenChat();
  const { said, longer, support, doctor } = nextStepOf(instrument, result);
  const offered = useQuestionnaires().data?.questionnaires.find(({ id }) => id === longer);
  const address = useFormAddress(longer ?? instrument.id);
  const repeat = new Date(Date.parse(result.submittedAt) + instrument.repeat.days * DAY).toISOString();
  const lines = <SupportLines level={1} categories={instrument.domain === 'eating' ? ['eating_disorder'] : []} />;
  return (
    <section aria-labelledby="next" className="flex flex-col gap-4">
      <h2 id="next" className="text-xl">
        {t('next.title')}
      </h2>
      {doctor && <p className="measure">{t('next.doctor')}</p>}
      {said.map((key) => (
        <p key={key} className="measure font-medium">
          {t(key)}
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        {offered && (
          <ButtonLink to={address()} look="primary">
            {t('next.longer', { title: offered.shortTitle })}
          </ButtonLink>
        )}
        <Button onClick={openChat}>{t('next.chat')}</Button>
        <ButtonLink to="/suggestions">{t('next.suggestions')}</ButtonLink>
      </div>
      {support === 'open' && (
        <section
          aria-labelledby="support"
          className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
        >
          <h3 id="support" className="text-lg">
            {t('next.support')}
          </h3>
          {lines}
        </section>
      )}
      {support === 'folded' && (
        <details>
          <summary className="min-h-11 content-center text-primary">{t('next.support')}</summary>
          {lines}
        </details>
      )}
      <p className="text-sm text-ink-soft">{t('next.repeat', { day: dayOf(repeat) })}</p>
    </section>
  );
}
