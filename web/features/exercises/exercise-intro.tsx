import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { useExerciseRuns } from './exercise-runs.queries.ts';
import { StepHeading } from './step-heading.tsx';

interface ExerciseIntroProps {
  exercise: Exercise;
  uid: string;
  onBegin: () => void;
}

/** Before the first step: what it is good for, what to mind, and how often it helped. */
export function ExerciseIntro({ exercise, uid, onBegin }: ExerciseIntroProps) {
  const t = useTexts('exercises');
  const evidence = useExerciseRuns(uid).data?.evidence.find((one) => one.exercise === exercise.id);
  const care = exercise.care ?? [];
  return (
    <div className="flex animate-appear flex-col gap-6">
      <div className="flex flex-col gap-3">
        <p className="text-sm font-medium text-accent-ink">
          {t(`kind.${exercise.kind}`)} · {t('minutes', { minutes: exercise.minutes })}
        </p>
        <StepHeading>{exercise.title}</StepHeading>
      </div>
      <p className="measure text-lg">{exercise.why[0]}</p>
      {evidence && <p className="text-ink-soft">{t('helped', { helped: evidence.helped, rated: evidence.rated })}</p>}
      {care.length > 0 && (
        <section aria-labelledby="care" className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5">
          <h2 id="care" className="text-lg">
            {t('care')}
          </h2>
          <ul className="flex list-disc flex-col gap-1.5 ps-5">
            {care.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <Button look="primary" size="large" className="self-start" onClick={onBegin}>
        {t(care.length > 0 ? 'beginFits' : 'begin')}
      </Button>
      <p className="measure text-sm text-ink-soft">{t('private')}</p>
    </div>
  );
}
