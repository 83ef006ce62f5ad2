import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';

const STEPS = ['feet', 'see', 'touch', 'hear', 'breathe'] as const;
/** Five steps make the sixty seconds. */
const SECONDS = 12;

/** Sixty seconds of coming back to the room. Needs no server, no model and no network. */
export function Grounding() {
  const t = useTexts('safety');
  const [step, setStep] = useState<number | null>(null);
  const current = step === null ? undefined : STEPS[step];
  useEffect(() => {
    if (step === null || step >= STEPS.length) return;
    const timer = setTimeout(() => setStep(step + 1), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <section aria-label={t('grounding.title')} className="flex flex-col gap-3 rounded-card bg-primary-soft p-4">
      <div className="flex items-start gap-4">
        <Mark breathing={current !== undefined} className="size-10 shrink-0" />
        <div className="flex min-w-0 flex-col gap-1" aria-live="polite">
          <h3 className="text-lg">{t('grounding.title')}</h3>
          <p className={current ? 'text-lg' : 'text-ink-soft'}>
            {current ? t(`grounding.${current}`) : step === null ? t('grounding.intro') : t('grounding.end')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 @xs:ps-14">
        {current ? (
          <>
            <Button size="small" onClick={() => setStep((step ?? 0) + 1)}>
              {t('grounding.next')}
            </Button>
            <span className="text-sm text-ink-soft">
              {t('grounding.position', { at: (step ?? 0) + 1, of: STEPS.length })}
            </span>
          </>
        ) : (
          <Button size="small" look="primary" onClick={() => setStep(0)}>
            {step === null ? t('grounding.start') : t('grounding.again')}
          </Button>
        )}
      </div>
    </section>
  );
}
