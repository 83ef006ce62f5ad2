import { useEffect, useState } from 'react';
import { EXERCISE_KINDS } from '#shared/suggestions/suggestions.contract.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { preloadParts } from '#web/features/chats/exercise-parts.queries.ts';
import { preloadHelpLines } from '#web/features/safety/help-lines.queries.ts';
import { loadTexts, useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { useExerciseRuns } from './evidence.queries.ts';
import { EXERCISES } from './exercise-content.ts';
import { useWaitingRuns } from './exercise-runs.queries.ts';
import { MindedList } from './minded-list.tsx';
import { useExercisesHere } from './use-exercises-here.ts';

type Kind = (typeof EXERCISE_KINDS)[number];
const MINUTES = [3, 5, 10] as const;

/** All exercises, by what they are for and how long they take; drawn from this page alone, without a network too. */
export function ExerciseLibrary() {
  const t = useTexts('exercises');
  const uid = useUid();
  const [kind, setKind] = useState<Kind | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const { evidence = [], notes } = useExerciseRuns(uid).data ?? {};
  useWaitingRuns(uid);
  useEffect(preloadPlayer, []);
  useExercisesHere();
  const shown = [...EXERCISES.values()]
    .filter(
      (exercise) => (kind === null || exercise.kind === kind) && (minutes === null || exercise.minutes <= minutes),
    )
    .sort((a, b) => a.minutes - b.minutes || a.title.localeCompare(b.title));
  return (
    <section aria-labelledby="library" className="flex flex-col gap-4">
      <h2 id="library" className="text-2xl">
        {t('library.title')}
      </h2>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm text-ink-soft">{t('library.kind')}</legend>
        {EXERCISE_KINDS.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => setKind(kind === one ? null : one)}>
            {t(`kind.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm text-ink-soft">{t('library.minutes')}</legend>
        {MINUTES.map((one) => (
          <Chip key={one} pressed={minutes === one} onClick={() => setMinutes(minutes === one ? null : one)}>
            {t('library.upTo', { minutes: one })}
          </Chip>
        ))}
      </fieldset>
      <p role="status" className="text-sm text-ink-soft">
        {t('library.count', { count: shown.length })}
      </p>
      <ul className="grid gap-3 @3xl:grid-cols-2">
        {shown.map(({ id, title, minutes: takes, kind: is, why }) => {
          const helped = evidence.find(({ exercise }) => exercise === id);
          return (
            <li key={id}>
              <Link
                to={`/suggestions?exercise=${id}`}
                className="flex h-full flex-col gap-1.5 rounded-card border border-line bg-surface p-4 no-underline transition-colors hover:border-primary hover:bg-primary-soft"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-heading text-lg text-ink">{title}</span>
                  <span className="text-sm text-ink-soft">
                    {t(`kind.${is}`)} · {t('minutes', { minutes: takes })}
                  </span>
                </span>
                <span className="text-sm text-ink-soft">{why[0]}</span>
                {helped && (
                  <span className="text-sm font-medium text-accent-ink">
                    {t('helped', { helped: helped.helped, rated: helped.rated })}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {uid !== null && notes && <MindedList uid={uid} notes={notes} />}
    </section>
  );
}

/** Fetches all that an exercise needs while the line stands. */
function preloadPlayer(): void {
  const parts = [import('./exercise-player.tsx'), loadTexts('chats'), loadTexts('safety'), preloadParts()];
  void Promise.all([...parts, preloadHelpLines()]).catch(() => {});
}
