import { LogOut } from 'lucide-react';
import { PLAN_PARTS } from '#shared/safety/safety-plan.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { LampScene } from '#web/ui/scenes.tsx';
import { HelpLines } from './help-lines.tsx';

const STEPS = ['feet', 'see', 'touch', 'hear', 'breathe'] as const;

/** What the service worker shows where no network is. Drawn at build time; only the boot script runs on it. */
export function OfflinePage() {
  const t = useTexts('safety');
  return (
    <main id="main" className="mx-auto flex max-w-[44rem] flex-col gap-8 px-5 py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Mark className="size-8" />
        <a href="/" data-quick-exit="" className={buttonClass('secondary', 'small')}>
          <LogOut aria-hidden="true" className="size-4 text-ink-soft rtl:-scale-x-100" />
          {t('panel.quickExit')}
        </a>
      </div>
      <div className="flex flex-col items-start gap-4">
        <LampScene className="mb-2 max-w-28" />
        <h1 className="text-3xl">{t('offline.title')}</h1>
        <p className="measure">{t('offline.text')}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page that was wanted */}
        <a href="" className={buttonClass('primary')}>
          {t('offline.again')}
        </a>
      </div>
      <section aria-labelledby="offline-help" className="flex flex-col gap-3 rounded-card bg-danger-soft p-5">
        <h2 id="offline-help" className="text-xl">
          {t('offline.help')}
        </h2>
        <p>{t('offline.helpText')}</p>
        <HelpLines level={2} categories={[]} />
      </section>
      {/* Filled by web/lib/kept-plan.ts where this device keeps a plan. */}
      <section id="kept-plan" hidden aria-labelledby="offline-plan" className="flex flex-col gap-3">
        <h2 id="offline-plan" className="text-xl">
          {t('plan.offline')}
        </h2>
        {PLAN_PARTS.map((part) => (
          <div key={part} hidden data-part={part} className="flex flex-col gap-1 border-t border-line py-3">
            <h3 className="font-sans text-base font-semibold tracking-normal">{t(`plan.${part}`)}</h3>
            <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]" />
          </div>
        ))}
      </section>
      <section aria-labelledby="offline-grounding" className="flex flex-col gap-3">
        <h2 id="offline-grounding" className="text-xl">
          {t('grounding.title')}
        </h2>
        <ol className="flex list-decimal flex-col gap-2 ps-6">
          {STEPS.map((step) => (
            <li key={step}>{t(`grounding.${step}`)}</li>
          ))}
        </ol>
      </section>
    </main>
  );
}
