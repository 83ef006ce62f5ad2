import { useState } from 'react';
import { type ExerciseNotes, MINDED } from '#shared/exercises/exercises.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { keepNotes } from './exercise-runs.queries.ts';

/** What exercises are to mind, to see, change and forget. */
export function MindedList({ uid, notes }: { uid: string; notes: ExerciseNotes }) {
  const t = useTexts('exercises');
  const [busy, setBusy] = useState(false);
  const keep = (next: ExerciseNotes | null) => {
    setBusy(true);
    keepNotes(uid, next)
      .then(() => announce(t('minded.saved')))
      .catch((error: unknown) => announce(errorText(error)))
      .finally(() => setBusy(false));
  };
  const toggle = (id: (typeof MINDED)[number]) => {
    const has = notes.has.includes(id) ? notes.has.filter((other) => other !== id) : [...notes.has, id];
    keep({ has, asked: [...MINDED] });
  };
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-2">
      <summary className="flex min-h-11 cursor-pointer items-center">{t('minded.title')}</summary>
      <div className="flex flex-col gap-4 pt-1 pb-3">
        <p className="measure text-sm text-ink-soft">{t('minded.text')}</p>
        <fieldset disabled={busy} className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('minded.title')}</legend>
          {MINDED.map((id) => (
            <Chip key={id} pressed={notes.has.includes(id)} onClick={() => toggle(id)}>
              {t(`minded.${id}`)}
            </Chip>
          ))}
        </fieldset>
        {notes.asked.length > 0 && (
          <Button look="quiet" size="small" className="self-start" busy={busy} onClick={() => keep(null)}>
            {t('minded.forget')}
          </Button>
        )}
      </div>
    </details>
  );
}
