import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Run } from './use-run.ts';

/** The last screen: what the exercise says at its end, the two numbers, and what became of what was written. */
export function ExerciseEnd({ run, onDone }: { run: Run; onDone: () => void }) {
  const t = useTexts('exercises');
  const { walk, rated, stored } = run;
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
      <p role="status" className="measure text-sm text-ink-soft">
        {stored === 'stored' && t(walk.kept.length > 0 ? 'end.kept' : 'end.notKept')}
        {stored === 'waiting' && t('end.waiting')}
      </p>
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
