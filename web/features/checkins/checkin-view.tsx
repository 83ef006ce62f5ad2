import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Checkin, Mood, WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AFTER_PAGE_CHANGE, landOn } from '#web/lib/land-on.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { BetterDays } from './better-days.tsx';
import { CheckinCalendar } from './checkin-calendar.tsx';
import { dayName, daysOf } from './checkin-days.ts';
import { CheckinDetails } from './checkin-details.tsx';
import { CheckinList } from './checkin-list.tsx';
import { putCheckin } from './checkin-sender.ts';
import { CheckinTrend } from './checkin-trend.tsx';
import { isOwnTag } from './checkin-words.ts';
import { useCheckins } from './checkins.queries.ts';
import { tagDays } from './compare-tags.ts';
import { MoodButtons } from './mood-buttons.tsx';

const OWN_TAGS_SHOWN = 20;
/** What the first list reaches back, a little less. */
const YEAR = 360 * 86_400_000;

/** `/suggestions?view=checkin`: one tap for mood, more for who likes; then what the entries show together. */
export function CheckinView() {
  const t = useTexts('checkins');
  const uid = useUid();
  const asked = useSearchParams()[0].get('day');
  const [everything, setEverything] = useState(asked !== null && asked < dayName(new Date(Date.now() - YEAR)));
  const { checkins, more, whole, failed, waiting, refused, retry } = useCheckins(uid, everything);
  const [openId, setOpenId] = useState<string | null>(null);
  const [day, setDay] = useState(asked);
  const today = dayName(new Date());
  const days = daysOf(checkins ?? []);
  const open = checkins?.find(({ id }) => id === openId);
  const ownTags = tagDays(days)
    .map(({ tag }) => tag)
    .filter(isOwnTag)
    .slice(0, OWN_TAGS_SHOWN);

  const list = useRef<HTMLDivElement>(null);
  const isThere = days.some(({ day: known }) => known === asked);
  useEffect(() => {
    const section = isThere ? list.current?.querySelector('section') : null;
    if (!section) return;
    const timer = setTimeout(() => landOn(section), AFTER_PAGE_CHANGE);
    return () => clearTimeout(timer);
  }, [isThere]);

  const change = ({ id, ...entry }: Checkin, changed: Partial<WriteCheckin> | null) => {
    if (uid === null) return;
    putCheckin(uid, id, changed && { ...entry, ...changed });
    if (changed !== null) return;
    announce(t('delete.done'));
    if (id === openId) setOpenId(null);
    // The last entry of a day takes the day out of the calendar.
    setDay(null);
  };
  const tap = (mood: Mood) => {
    if (uid === null) return;
    if (open) return change(open, { mood });
    const id = uuidV7();
    putCheckin(uid, id, { day: today, at: new Date().toISOString(), mood, energy: null, tags: [], note: '' });
    setOpenId(id);
    announce(t('kept', { mood: t(`mood.${mood}`) }), { quiet: true });
  };

  return (
    <div className="mx-auto flex max-w-[44rem] flex-col gap-10 px-5 pt-8 pb-24 @2xl:px-8">
      <header className="flex flex-col gap-3">
        <Link to="/suggestions" className="link inline-flex min-h-11 items-center self-start text-sm">
          {t('back')}
        </Link>
        <h1 id="checkin-title" className="text-3xl">
          {t('title')}
        </h1>
        <p className="measure text-ink-soft">{t('lead')}</p>
      </header>
      <section aria-labelledby="checkin-title" className="flex flex-col gap-6">
        <MoodButtons labelledBy="checkin-title" chosen={open?.mood ?? null} onChoose={tap} />
        {open && (
          <>
            <p className="font-medium text-primary">{t(waiting > 0 ? 'keptHere' : 'keptMore')}</p>
            <CheckinDetails
              key={open.id}
              entry={open}
              ownTags={ownTags}
              onChange={(changed) => change(open, changed)}
              onDone={() => setOpenId(null)}
            />
          </>
        )}
        {!open && waiting > 0 && <p className="text-ink-soft">{t('waiting', { count: waiting })}</p>}
        {refused !== null && (
          <p role="alert" className="text-danger">
            {errorText(refused)}
          </p>
        )}
      </section>
      {failed && (
        <div className="flex flex-col items-start gap-3 rounded-card bg-sunken px-4 py-3">
          <p>{t('failed')}</p>
          <Button size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {checkins === undefined && !failed && <Skeleton className="h-72 w-full" />}
      {days.length > 0 && (
        <>
          <CheckinCalendar days={days} today={today} chosen={day} onChoose={setDay} />
          <div ref={list} className="contents">
            <CheckinList
              key={day}
              entries={(checkins ?? []).filter((entry) => day === null || entry.day === day)}
              day={day}
              ownTags={ownTags}
              onEveryDay={() => setDay(null)}
              onChange={change}
            />
          </div>
          <CheckinTrend days={days} today={today} />
          {whole ? <BetterDays days={days} /> : <Skeleton className="h-40 w-full" />}
        </>
      )}
      <footer className="flex flex-col items-start gap-3 border-t border-line pt-6 text-sm text-ink-soft">
        {more && !everything && (
          <Button size="small" onClick={() => setEverything(true)}>
            {t('older')}
          </Button>
        )}
        <p className="measure">{t('reminders')}</p>
        <Link to="/profile" className="link inline-flex min-h-11 items-center">
          {t('reminders.profile')}
        </Link>
      </footer>
    </div>
  );
}
