import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { useExerciseRuns } from './evidence.queries.ts';
import { StepHeading } from './step-heading.tsx';

interface ExerciseIntroProps {
  exercise: Exercise;
  uid: string;
  onBegin: () => void;
  /** To the others, where something speaks against this one. */
  onClose: () => void;
}

/** Before the first step: what it is good for, what to mind, what speaks against it now, and how often it helped. */
export function ExerciseIntro({ exercise, uid, onBegin, onClose }: ExerciseIntroProps) {
  const t = useTexts('exercises');
  const { evidence: all = [], against: allAgainst = [] } = useExerciseRuns(uid).data ?? {};
  const evidence = all.find((one) => one.exercise === exercise.id);
  const against = allAgainst.find((one) => one.exercise === exercise.id);
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
      {against && (
        <section
          aria-labelledby="against"
          className="flex flex-col gap-2 rounded-card border border-accent bg-accent-soft p-5"
        >
          <h2 id="against" className="text-lg">
            {t('against')}
          </h2>
          <p className="measure">{against.say}</p>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        {against && (
          <Button look="primary" size="large" onClick={onClose}>
            {t('against.other')}
          </Button>
        )}
        <Button look={against ? 'quiet' : 'primary'} size="large" onClick={onBegin}>
          {t(against ? 'against.begin' : care.length > 0 ? 'beginFits' : 'begin')}
        </Button>
      </div>
      <p className="measure text-sm text-ink-soft">{t('private')}</p>
    </div>
  );
}
