import type { Said } from '#shared/exercises/exercises.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useExerciseRuns } from './evidence.queries.ts';
import { StepHeading } from './step-heading.tsx';
import type { Run } from './use-run.ts';

const ANSWERS: readonly Said[] = ['helped', 'not', 'never'];

/** The last screen: what the exercise says at its end, the two numbers, whether it helped, and what became of the words. */
export function ExerciseEnd({ run, onDone }: { run: Run; onDone: () => void }) {
  const t = useTexts('exercises');
  const { uid, exercise, walk, rated, stored, said } = run;
  const evidence = useExerciseRuns(uid).data?.evidence.find((one) => one.exercise === exercise?.id);
  if (!walk) return null;
  const before = walk.before ?? rated.before;
  const after = walk.after ?? rated.after;
  return (
    <div className="flex animate-appear flex-col gap-6">
      <StepHeading>{walk.text}</StepHeading>
      {before !== null && after !== null && (
        <p className="flex items-baseline gap-3 text-ink-soft">
          <span className="sr-only">{t('end.numbers', { before, after })}</span>
          <span aria-hidden="true" className="font-heading text-3xl tabular-nums">
            {before} → {after}
          </span>
        </p>
      )}
      <fieldset className="flex flex-wrap gap-2" data-said="">
        <legend className="mb-2">{t('end.helped')}</legend>
        {ANSWERS.map((one) => (
          <Chip key={one} pressed={said === one} onClick={() => run.say(one)}>
            {t(`end.helped.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <div role="status" className="flex flex-col gap-1.5 text-sm text-ink-soft">
        {said && <p className="measure">{t(`end.said.${said}`)}</p>}
        {evidence && <p>{t('helped', { helped: evidence.helped, rated: evidence.rated })}</p>}
        {stored === 'stored' && <p className="measure">{t(walk.kept.length > 0 ? 'end.kept' : 'end.notKept')}</p>}
        {stored === 'waiting' && <p className="measure">{t('end.waiting')}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="large" onClick={onDone}>
          {t('end.done')}
        </Button>
        <Button size="large" onClick={run.begin}>
          {t('end.again')}
        </Button>
      </div>
    </div>
  );
}
