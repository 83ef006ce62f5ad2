import { Suspense, useEffect, useRef } from 'react';
import type { LookResult } from '#shared/exercises/exercises.contract.ts';
import { HelpWithWords } from '#web/features/safety/safety.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** What was just written asks for people before anything else. The words themselves are kept all the same. */
export function DangerFirst({ found: { level, categories }, onDone }: { found: LookResult; onDone: () => void }) {
  const t = useTexts('journal');
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="danger-title"
      className="no-print flex flex-col gap-4 rounded-card border border-accent bg-accent-soft p-5 outline-none"
    >
      <h2 id="danger-title" className="text-xl">
        {t(`danger.${level}.title`)}
      </h2>
      <p className="measure" role={level === 3 ? 'alert' : undefined}>
        {t(`danger.${level}`)}
      </p>
      <Suspense fallback={null}>
        <HelpWithWords level={level} categories={categories} />
      </Suspense>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/chat">{t('danger.chat')}</ButtonLink>
        <Button look="quiet" onClick={onDone}>
          {t('danger.done')}
        </Button>
      </div>
    </section>
  );
}
