import { useTexts } from '#web/lib/i18n.ts';
import { SeaScene } from '#web/ui/scenes.tsx';
import { Grounding } from './grounding.tsx';
import { HelpLines } from './help-lines.tsx';
import { HelpWords } from './help-words.tsx';
import { SafetyRunSection } from './safety-run.tsx';

const LEVELS = [0, 1, 2, 3] as const;
const LIMITS = ['people', 'mistakes', 'diagnosis', 'emergency'] as const;
const RULES = ['ask', 'stay', 'numbers', 'never'] as const;

/** /safety: the protocol in plain words, and helplines by country. */
export function SafetyPage() {
  const t = useTexts('safety');
  return (
    <div className="mx-auto flex max-w-[48rem] flex-col gap-14 px-5 py-14 @2xl:px-8">
      <header className="flex flex-col gap-x-10 gap-y-6 @2xl:flex-row @2xl:items-center">
        <div className="flex flex-1 flex-col gap-4">
          <h1 className="text-4xl">{t('page.title')}</h1>
          <p className="measure text-lg text-ink-soft">{t('page.lead')}</p>
        </div>
        <SeaScene className="hidden max-w-48 shrink-0 @2xl:block" />
      </header>

      <section
        aria-labelledby="now"
        className="flex flex-col gap-4 rounded-card border border-accent bg-accent-soft p-5"
      >
        <h2 id="now" className="text-2xl">
          {t('page.now')}
        </h2>
        <HelpLines level={2} categories={[]} />
        <HelpWords />
      </section>

      <section aria-labelledby="levels" className="flex flex-col gap-5">
        <h2 id="levels" className="text-2xl">
          {t('page.levels')}
        </h2>
        <p className="measure">{t('page.levelsText')}</p>
        <ol className="flex flex-col">
          {LEVELS.map((level) => (
            <li
              key={level}
              className="grid gap-x-4 border-t border-line py-4 @min-[16rem]:grid-cols-[2.5rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="font-heading text-2xl text-primary">
                {level}
              </span>
              <div className="flex flex-col gap-1">
                <h3 className="font-sans text-base font-semibold tracking-normal">{t(`level.${level}.when`)}</h3>
                <p className="text-ink-soft">{t(`level.${level}.what`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="rules" className="flex flex-col gap-4">
        <h2 id="rules" className="text-2xl">
          {t('page.rules')}
        </h2>
        <ul className="measure arches">
          {RULES.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="limits" className="flex flex-col gap-4">
        <h2 id="limits" className="text-2xl">
          {t('page.limits')}
        </h2>
        <ul className="measure arches">
          {LIMITS.map((limit) => (
            <li key={limit}>{t(`limit.${limit}`)}</li>
          ))}
        </ul>
      </section>

      <SafetyRunSection />

      <Grounding />
    </div>
  );
}
