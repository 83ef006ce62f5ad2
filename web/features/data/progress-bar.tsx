import { useId } from 'react';
import { useTexts } from '#web/lib/i18n.ts';

/** How far work is that takes its time. @param value 0 to 1 */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  const t = useTexts('archive');
  const id = useId();
  const percent = Math.floor(value * 100);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between gap-4">
        <span id={id}>{label}</span>
        <span className="tabular-nums text-ink-soft" aria-hidden="true">
          {t('percent', { percent })}
        </span>
      </div>
      <progress className="h-2.5 w-full accent-primary" max={100} value={percent} aria-labelledby={id} />
    </div>
  );
}
