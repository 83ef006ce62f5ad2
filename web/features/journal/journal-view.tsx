import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { openCommands } from '#web/features/search/search.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AFTER_PAGE_CHANGE, landOn } from '#web/lib/land-on.ts';
import { dayText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DangerFirst } from './danger-first.tsx';
import { type Period, useJournal } from './journal.queries.ts';
import { byDay, noonOf } from './journal-days.ts';
import { JournalItemView } from './journal-item.tsx';
import { JournalPeriod } from './journal-period.tsx';
import { NewEntry } from './new-entry.tsx';

const EVERYTHING: Period = { from: '', to: '' };

/** `/suggestions?view=journal`: everything written outside of chats, day by day, and a place to write more. */
export function JournalView() {
  const t = useTexts('journal');
  const uid = useUid();
  const landing = useSearchParams()[0].get('entry');
  const [period, setPeriod] = useState(EVERYTHING);
  const { query, items, waiting, refused, danger, calm } = useJournal(uid, period, landing);
  const list = useRef<HTMLDivElement>(null);
  const isThere = items?.some(({ id }) => id === landing) ?? false;
  useEffect(() => {
    const item = isThere ? list.current?.querySelector<HTMLElement>(`[data-entry="${landing}"]`) : null;
    if (!item) return;
    const timer = setTimeout(() => landOn(item), AFTER_PAGE_CHANGE);
    return () => clearTimeout(timer);
  }, [isThere, landing]);
  const whole = async () => {
    for (let page: Pick<typeof query, 'hasNextPage' | 'fetchNextPage'> = query; page.hasNextPage; )
      page = await page.fetchNextPage({ cancelRefetch: false });
  };
  const isNarrow = period.from !== '' || period.to !== '';
  return (
    <div className="plan-paper mx-auto flex max-w-[44rem] flex-col gap-9 px-5 pt-8 pb-24 @2xl:px-8">
      <header className="flex flex-col gap-3">
        <Link to="/suggestions" className="link no-print inline-flex min-h-11 items-center self-start text-sm">
          {t('back')}
        </Link>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="measure no-print text-ink-soft">{t('lead')}</p>
        <Button size="small" className="no-print self-start" onClick={() => openCommands()}>
          <Search aria-hidden="true" className="size-4" />
          {t('search')}
        </Button>
      </header>
      {danger && <DangerFirst found={danger} onDone={calm} />}
      {uid !== null && <NewEntry uid={uid} />}
      {waiting > 0 && <p className="no-print text-ink-soft">{t('waiting', { count: waiting })}</p>}
      {refused !== null && (
        <p role="alert" className="text-danger">
          {errorText(refused)}
        </p>
      )}
      {uid !== null && (isNarrow || (items && items.length > 0)) && (
        <JournalPeriod uid={uid} period={period} onPeriod={setPeriod} onWhole={whole} />
      )}
      {query.isError && (
        <div className="flex flex-col items-start gap-3 rounded-card bg-sunken px-4 py-3">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {items === undefined && !query.isError && <JournalSkeleton />}
      {items?.length === 0 && !query.isError && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl">{t(isNarrow ? 'none' : 'empty')}</h2>
          <p className="measure text-ink-soft">{t(isNarrow ? 'none.text' : 'empty.text')}</p>
        </section>
      )}
      <div ref={list} className="flex flex-col gap-8">
        {byDay(items ?? []).map(({ day, items: all }) => (
          <section key={day} aria-labelledby={`day-${day}`} className="flex flex-col">
            <h2 id={`day-${day}`} className="pb-2 text-xl first-letter:uppercase">
              {dayText(noonOf(day))}
            </h2>
            <ul className="flex flex-col">
              {all.map((item) => (
                <li key={item.id} data-entry={item.id} className="border-t border-line py-4">
                  {uid !== null && <JournalItemView uid={uid} item={item} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {query.hasNextPage && (
        <Button
          size="small"
          className="no-print self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

function JournalSkeleton() {
  return ['w-36', 'w-28'].map((width) => (
    <div key={width} className="flex flex-col gap-4">
      <Skeleton className={`h-6 ${width}`} />
      <Skeleton className="w-full" />
      <Skeleton className="w-3/4" />
    </div>
  ));
}
