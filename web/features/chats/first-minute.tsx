import { useTexts } from '#web/lib/i18n.ts';
import { dayPart } from '#web/lib/time.ts';
import { Mark } from '#web/ui/mark.tsx';
import { LamplightOffer } from './lamplight-offer.tsx';

const STARTERS = ['unload', 'full', 'sleep', 'think'] as const;

/** What an empty chat shows: a greeting, what Alcove is, and four ways to begin. */
export function FirstMinute({ uid, onStart }: { uid: string; onStart: (text: string) => void }) {
  const t = useTexts('chats');
  return (
    <>
      <LamplightOffer uid={uid} />
      <div className="min-h-28 flex-1 overflow-y-auto">
        <div className="mx-auto flex min-h-full w-full max-w-[44rem] flex-col justify-center gap-4 px-4 py-4 @xl:gap-8 @xl:py-6 @3xl:px-6">
          <div className="flex animate-appear flex-col gap-3">
            <Mark className="hidden -ms-1 size-12 @xl:block" />
            <h2 className="text-2xl @xl:text-3xl">{t(`first.greeting.${dayPart(new Date())}`)}</h2>
            <p className="measure text-ink-soft @xl:text-lg">{t('first.invitation')}</p>
          </div>
          <ul
            aria-label={t('first.starters')}
            className="grid animate-appear gap-2 @xl:gap-2.5 [animation-delay:80ms] @xl:grid-cols-2"
          >
            {STARTERS.map((starter) => (
              <li key={starter} className="contents">
                <button
                  type="button"
                  onClick={() => onStart(t(`first.starter.${starter}`))}
                  className="min-h-11 rounded-card border border-line bg-surface px-4.5 py-2 @xl:min-h-14 text-start leading-snug transition-colors hover:border-primary hover:bg-primary-soft"
                >
                  {t(`first.starter.${starter}`)}
                </button>
              </li>
            ))}
          </ul>
          <p className="measure animate-appear border-s-2 border-line ps-4 text-sm text-ink-soft [animation-delay:160ms]">
            {t('first.notice')}
          </p>
        </div>
      </div>
    </>
  );
}
