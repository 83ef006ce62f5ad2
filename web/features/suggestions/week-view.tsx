import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { Week } from '#shared/suggestions/week.contract.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { CheckinWeek } from '#web/features/checkins/checkin-sections.queries.ts';
import { currentLanguage, useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWeek } from './week.queries.ts';
import { WeekClosing } from './week-closing.tsx';
import { weekOf } from './week-dates.ts';
import { WeekMind } from './week-mind.tsx';
import { WeekTried } from './week-tried.tsx';

const dates = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });

const isEmpty = ({ talks, memories, exercises, marked, checkins }: Week): boolean =>
  [talks, memories, exercises, marked, checkins].every((part) => part.length === 0);

/** `/suggestions?view=week`: a look back over one week, made when it is opened. */
export function WeekView() {
  const t = useTexts('week');
  const id = useId();
  const uid = useUid();
  const [back, setBack] = useState(0);
  const [now] = useState(() => new Date());
  const dated = weekOf(now, back);
  const week = useWeek(uid, dated);
  return (
    <div className="plan-paper mx-auto flex max-w-[44rem] flex-col gap-10 px-5 pt-8 pb-24 @2xl:px-8">
      <header className="flex flex-col gap-3">
        <Link to="/suggestions" className="link no-print inline-flex min-h-11 items-center self-start text-sm">
          {t('back')}
        </Link>
        <h1 className="text-3xl">{t('title')}</h1>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p id={id} aria-live="polite" className="text-lg">
            {dates.formatRange(dated.monday, dated.sunday)}
          </p>
          <div className="no-print flex flex-wrap items-center">
            <IconButton
              label={t('before')}
              disabled={week.data ? !week.data.earlier : false}
              onClick={() => setBack(back + 1)}
            >
              <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={t('after')} disabled={back === 0} onClick={() => setBack(back - 1)}>
              <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </IconButton>
            <Button size="small" look="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
          </div>
        </div>
        <p className="measure no-print text-sm text-ink-soft">{t('lead')}</p>
      </header>
      {week.isError && (
        <div className="flex flex-col items-start gap-3 rounded-card bg-sunken px-4 py-3">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void week.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {week.isPending && !week.isError && <WeekSkeleton />}
      {week.data && <Told key={week.data.monday} week={week.data} isThis={back === 0} />}
    </div>
  );
}

function Told({ week, isThis }: { week: Week; isThis: boolean }) {
  const t = useTexts('week');
  const closing = <WeekClosing close={week.close} />;
  return (
    <>
      {/* While things are hard, people come before anything else. */}
      {week.close.kind === 'help' && closing}
      {isEmpty(week) ? (
        <section className="flex flex-col items-start gap-4">
          <h2 className="text-xl">{t(isThis ? 'empty.now' : 'empty')}</h2>
          <p className="measure">{t('empty.text')}</p>
          {isThis && <ButtonLink to="/suggestions?view=checkin">{t('empty.checkin')}</ButtonLink>}
        </section>
      ) : (
        <>
          <WeekMind talks={week.talks} memories={week.memories} />
          <WeekTried exercises={week.exercises} marked={week.marked} />
          {week.checkins.length > 0 && (
            <Suspense fallback={<Skeleton className="h-56 w-full" />}>
              <CheckinWeek monday={week.monday} checkins={week.checkins} />
            </Suspense>
          )}
        </>
      )}
      {week.close.kind !== 'help' && closing}
    </>
  );
}

function WeekSkeleton() {
  return ['w-44', 'w-36'].map((width) => (
    <div key={width} className="flex flex-col gap-4">
      <Skeleton className={`h-6 ${width}`} />
      <Skeleton className="w-full" />
      <Skeleton className="w-3/4" />
    </div>
  ));
}
