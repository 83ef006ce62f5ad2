import { useAuth } from '#web/features/auth/auth.queries.ts';
import { usePersonName } from '#web/features/profile/profile.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { RichText } from '#web/lib/rich-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ArchScene } from '#web/ui/scene.tsx';
import { BreathingPause } from './breathing-pause.tsx';
import { Points, useSeries } from './prose.tsx';
import { Taste } from './taste.tsx';

/** What Alcove is, in five calm screenfuls. Complete without script; with it, the breathing pause works. */
export function LandingPage() {
  const t = useTexts('landing');
  const series = useSeries('landing');
  return (
    <>
      <Hero />
      <section className="border-t border-line bg-sunken noscript:hidden">
        <div className="mx-auto grid max-w-[72rem] grid-cols-1 gap-x-16 gap-y-8 px-5 py-16 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @2xl:px-8 @3xl:py-24">
          <div>
            <h2 className="text-3xl">{t('taste.title')}</h2>
            <p className="mt-4 max-w-[34rem] text-ink-soft">{t('taste.lead')}</p>
          </div>
          <Taste />
        </div>
      </section>
      <section className="border-y border-line">
        <div className="mx-auto max-w-[72rem] px-5 py-16 @2xl:px-8 @3xl:py-24">
          <h2 className="max-w-[20em] text-3xl">{t('how.title')}</h2>
          <ol className="mt-10 grid grid-cols-1 gap-8 @2xl:grid-cols-3">
            {[1, 2, 3].map((step) => (
              <li key={step} className="flex flex-col gap-3 border-t-2 border-primary pt-5">
                <h3 className="text-xl">{t(`how.${step}.title`)}</h3>
                <p className="text-ink-soft">{t(`how.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <BreathingPause />
      <section className="bg-primary-soft">
        <div className="mx-auto grid grid-cols-1 max-w-[72rem] gap-x-12 gap-y-10 px-5 py-16 @2xl:grid-cols-2 @2xl:px-8 @3xl:py-24 @4xl:gap-x-16">
          <div>
            <h2 className="text-3xl">{t('private.title')}</h2>
            <p className="mt-4">
              <RichText
                text={t('private.lead')}
                parts={{
                  privacy: (text) => (
                    <Link to="/privacy" className="link">
                      {text}
                    </Link>
                  ),
                }}
              />
            </p>
          </div>
          <Points texts={series('private.point')} />
        </div>
      </section>
      <section className="mx-auto grid grid-cols-1 max-w-[72rem] gap-x-12 gap-y-10 px-5 py-16 @2xl:grid-cols-2 @2xl:px-8 @3xl:py-24 @4xl:gap-x-16">
        <div>
          <h2 className="text-3xl">{t('not.title')}</h2>
          <div className="mt-5">
            <Points texts={series('not.point')} />
          </div>
        </div>
        <div className="self-start rounded-card bg-danger-soft p-7">
          <h2 className="text-xl">{t('crisis.title')}</h2>
          <p className="mt-3">{t('crisis.text')}</p>
          <ButtonLink to="/safety" look="danger" className="mt-5">
            {t('crisis.button')}
          </ButtonLink>
        </div>
      </section>
      <Ending />
    </>
  );
}

/** The call to action, once more, where the page ends. */
function Ending() {
  const t = useTexts('landing');
  const known = useAuth().state === 'in';
  return (
    <section className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-[72rem] flex-col items-center gap-5 px-5 py-16 text-center @3xl:py-20">
        <h2 className="max-w-full text-3xl">{t('end.title')}</h2>
        <p className="max-w-[30rem] text-ink-soft">{t('end.text')}</p>
        <ButtonLink to="/chat" look="primary" size="large">
          {t(known ? 'hero.toChat' : 'hero.start')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Hero() {
  const t = useTexts('landing');
  const series = useSeries('landing');
  const { state, user } = useAuth();
  const name = usePersonName();
  const known = state === 'in';
  return (
    <section className="mx-auto grid grid-cols-1 max-w-[72rem] items-center gap-x-16 gap-y-10 px-5 pt-10 pb-16 @2xl:grid-cols-[minmax(0,1fr)_15rem] @3xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:px-8 @3xl:pt-16 @3xl:pb-24 @5xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-4xl @3xl:text-5xl">{known && name ? t('hero.hello', { name }) : t('hero.title')}</h1>
        <p className="mt-6 max-w-[34rem] text-lg text-ink-soft">{t(known ? 'hero.back' : 'hero.lead')}</p>
        <div className="mt-8 flex flex-col gap-3 @md:flex-row @md:flex-wrap @md:items-center">
          <ButtonLink to="/chat" look="primary" size="large">
            {t(known ? 'hero.toChat' : 'hero.start')}
          </ButtonLink>
          {(!known || user.isAnonymous) && (
            <ButtonLink to="/signup" look="secondary" size="large">
              {t(known ? 'hero.keep' : 'hero.signup')}
            </ButtonLink>
          )}
        </div>
        <div className="mt-7 max-w-[34rem] text-sm text-ink-soft">
          <Points texts={series('hero.point')} />
        </div>
      </div>
      <ArchScene className="mx-auto max-w-60 @2xl:max-w-none" />
    </section>
  );
}
