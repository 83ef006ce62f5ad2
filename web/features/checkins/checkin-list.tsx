import { useId, useState } from 'react';
import type { Checkin, WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText, timeText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { dateOf } from './checkin-days.ts';
import { CheckinDetails } from './checkin-details.tsx';
import { tagText } from './checkin-words.ts';
import { MoodButtons } from './mood-buttons.tsx';
import { MOOD_TINT, MoodFace } from './mood-face.tsx';

const FIRST = 7;
/** So many more at a time: thousands at once would hold up the page. */
const MORE = 60;

interface CheckinListProps {
  entries: readonly Checkin[];
  /** The day that was tapped in the calendar. */
  day: string | null;
  ownTags: readonly string[];
  onEveryDay: () => void;
  onChange: (entry: Checkin, change: Partial<WriteCheckin> | null) => void;
}

/** The entries in words, each to be changed or deleted. */
export function CheckinList({ entries, day, ownTags, onEveryDay, onChange }: CheckinListProps) {
  const t = useTexts('checkins');
  const id = useId();
  const [most, setMost] = useState(FIRST);
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Checkin | null>(null);
  const shown = day === null ? entries.slice(0, most) : entries;
  const remove = () => {
    if (deleting) onChange(deleting, null);
    setDeleting(null);
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {day === null ? t('list') : t('list.day', { day: dayText(dateOf(day)) })}
        </h2>
        {day !== null && (
          <Button size="small" look="quiet" onClick={onEveryDay}>
            {t('list.everyDay')}
          </Button>
        )}
      </div>
      <ul className="flex flex-col">
        {shown.map((entry) => (
          <li key={entry.id} className="flex flex-col gap-4 border-t border-line py-4">
            <Entry
              entry={entry}
              onEdit={() => setEditing(editing === entry.id ? null : entry.id)}
              onDelete={() => setDeleting(entry)}
              isEdited={editing === entry.id}
            />
            {editing === entry.id && (
              <div className="flex flex-col gap-6">
                <MoodButtons
                  labelledBy={`${id}-${entry.id}`}
                  chosen={entry.mood}
                  onChoose={(mood) => onChange(entry, { mood })}
                />
                <CheckinDetails
                  entry={entry}
                  ownTags={ownTags}
                  onChange={(change) => onChange(entry, change)}
                  onDone={() => setEditing(null)}
                />
                <span id={`${id}-${entry.id}`} className="sr-only">
                  {t('list.mood')}
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button size="small" className="self-start" onClick={() => setMost(most + MORE)}>
          {t('list.more', { count: Math.min(MORE, entries.length - shown.length) })}
        </Button>
      )}
      <Dialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('delete.title')}
        description={t('delete.text')}
        actions={
          <>
            <Button onClick={() => setDeleting(null)}>{t('delete.keep')}</Button>
            <Button look="danger" onClick={remove}>
              {t('delete.yes')}
            </Button>
          </>
        }
      />
    </section>
  );
}

interface EntryProps {
  entry: Checkin;
  isEdited: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function Entry({ entry, isEdited, onEdit, onDelete }: EntryProps) {
  const t = useTexts('checkins');
  const when = t('list.when', { day: dayText(dateOf(entry.day)), time: timeText(new Date(entry.at)) });
  const facts = [
    ...(entry.energy === null ? [] : [t(`energy.said.${entry.energy}`)]),
    ...entry.tags.map((tag) => tagText(t, tag)),
  ];
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <span className={classNames('rounded-full p-1.5', MOOD_TINT[entry.mood])}>
        <MoodFace mood={entry.mood} className="size-7" />
      </span>
      <div className="flex min-w-40 flex-1 flex-col gap-1 [overflow-wrap:anywhere]">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{t(`mood.${entry.mood}`)}</span>
          <span className="text-sm text-ink-soft">{when}</span>
        </span>
        {facts.length > 0 && <span className="text-sm text-ink-soft">{facts.join(' · ')}</span>}
        {entry.note !== '' && <p>{entry.note}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          size="small"
          look="quiet"
          aria-expanded={isEdited}
          aria-label={t('list.editNamed', { when })}
          onClick={onEdit}
        >
          {t('list.edit')}
        </Button>
        <Button size="small" look="quiet" aria-label={t('list.deleteNamed', { when })} onClick={onDelete}>
          {t('list.delete')}
        </Button>
      </div>
    </div>
  );
}
