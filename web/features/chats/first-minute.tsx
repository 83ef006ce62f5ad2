import { type ReactNode, Suspense } from 'react';
import { useMayRemember, usePickUp } from '#web/features/memories/memories.queries.ts';
import { ProposedMemories } from '#web/features/memories/memory-parts.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayPart } from '#web/lib/time.ts';
import { Mark } from '#web/ui/mark.tsx';
import { LamplightOffer } from './lamplight-offer.tsx';

const STARTERS = ['unload', 'full', 'sleep', 'think'] as const;

interface FirstMinuteProps {
  uid: string;
  /** Null before there is any chat. */
  chatId: string | null;
  onStart: (text: string) => void;
  children?: ReactNode;
}

/** What an empty chat shows: a greeting or what was told last time, what Alcove is, and four ways to begin. */
export function FirstMinute({ uid, chatId, onStart, children }: FirstMinuteProps) {
  const t = useTexts('chats');
  const remembers = useMayRemember();
  const pickUp = usePickUp(uid, chatId);
  return (
    <>
      <LamplightOffer uid={uid} />
      <div className="min-h-28 flex-1 overflow-y-auto">
        <div className="mx-auto flex min-h-full w-full max-w-[44rem] flex-col justify-center gap-4 px-4 py-4 @xl:gap-8 @xl:py-6 @3xl:px-6">
          <div className="flex animate-appear flex-col gap-3">
            <Mark className="hidden -ms-1 size-12 @xl:block" />
            <h2 className="text-2xl @xl:text-3xl">{t(`first.greeting.${dayPart(new Date())}`)}</h2>
            <p className="measure text-ink-soft @xl:text-lg">{pickUp?.text ?? t('first.invitation')}</p>
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
          {children}
          {remembers && (
            <Suspense fallback={null}>
              <ProposedMemories uid={uid} chatId={null} />
            </Suspense>
          )}
          <p className="measure animate-appear border-s-2 border-line ps-4 text-sm text-ink-soft [animation-delay:160ms]">
            {t('first.notice')}
          </p>
        </div>
      </div>
    </>
  );
}
