import { Suspense, useId } from 'react';
import type { WeekClose } from '#shared/suggestions/week.contract.ts';
import { HelpWithWords } from '#web/features/safety/safety.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** One question to take along; after hard days a person, and while they last help instead. */
export function WeekClosing({ close }: { close: WeekClose }) {
  const t = useTexts('week');
  const id = useId();
  const look =
    close.kind === 'help'
      ? 'flex flex-col gap-4 rounded-card border border-accent bg-accent-soft p-5'
      : 'flex flex-col gap-3 rounded-card bg-primary-soft p-6';
  return (
    <section aria-labelledby={id} className={look}>
      <h2 id={id} className={close.kind === 'question' ? 'font-sans text-sm font-medium tracking-normal' : 'text-xl'}>
        {t(`close.${close.kind}`)}
      </h2>
      {close.kind === 'question' && (
        <>
          <p className="measure font-heading text-2xl leading-snug">{close.text}</p>
          <p className="text-sm text-ink-soft">{t('close.note')}</p>
        </>
      )}
      {close.kind === 'person' && (
        <>
          <p className="measure text-lg">{close.text}</p>
          <div className="no-print flex flex-wrap gap-3">
            <ButtonLink to="/suggestions?exercise=reach-out" look="primary">
              {t('close.reachOut')}
            </ButtonLink>
            <ButtonLink to="/profile?view=plan">{t('close.plan')}</ButtonLink>
          </div>
        </>
      )}
      {close.kind === 'help' && (
        <>
          <p className="measure">{t('close.helpText')}</p>
          <Suspense fallback={null}>
            <HelpWithWords level={2} categories={[]} />
          </Suspense>
        </>
      )}
    </section>
  );
}
