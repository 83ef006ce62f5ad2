import { Suspense } from 'react';
import { HelpWithWords } from '#web/features/safety/safety.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Run } from './use-run.ts';

/** What was written asks for people before anything else. The exercise waits, or is not for now. */
export function HelpFirst({ run, onLeave }: { run: Run; onLeave: () => void }) {
  const t = useTexts('exercises');
  const { level, categories } = run.risk;
  const ways = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/chat" onClick={run.leave}>
        {t('danger.chat')}
      </ButtonLink>
      {level < 3 && !run.against ? (
        <Button look="primary" onClick={run.goOnFromHelp}>
          {t('danger.goOn')}
        </Button>
      ) : (
        <Button onClick={onLeave}>{t('danger.leave')}</Button>
      )}
    </div>
  );
  return (
    <div className="flex animate-appear flex-col gap-6" data-help-first="">
      <StepHeading>{t(`danger.${level}.title`)}</StepHeading>
      <p className="measure text-lg" role={level === 3 ? 'alert' : undefined}>
        {run.against?.say ?? t(`danger.${level}`)}
      </p>
      {level < 3 && ways}
      <section aria-label={t('help')} className="rounded-card border border-accent bg-accent-soft p-5">
        <Suspense fallback={null}>
          <HelpWithWords level={level} categories={categories} />
        </Suspense>
      </section>
      {level === 3 && ways}
    </div>
  );
}
