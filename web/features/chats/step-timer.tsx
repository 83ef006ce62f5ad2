import { useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { usePausable } from './use-pause.ts';

interface StepTimerProps {
  seconds: number;
  /** Words that appear so many seconds after the start, each in the place of the one before. */
  cues: { at: number; text: string }[];
  onDone: () => void;
  /** Called with each cue, and at the end. */
  onCue?: (() => void) | undefined;
}

/** A quiet countdown that can be left at any time. */
export function StepTimer({ seconds, cues, onDone, onCue }: StepTimerProps) {
  const t = useTexts('chats');
  const { elapsed, paused, start, toggle } = usePausable(seconds, 250);
  const left = Math.max(0, Math.ceil(seconds - (elapsed ?? 0) / 1000));
  const cue = elapsed === null ? undefined : cues.findLast(({ at }) => at <= seconds - left);
  const told = useRef(onCue);
  told.current = onCue;
  const ended = elapsed !== null && left === 0;
  useEffect(() => {
    if (cue !== undefined || ended) told.current?.();
  }, [cue, ended]);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {cues.length > 0 && (
        <p role="status" className="w-full empty:hidden font-heading text-xl">
          {cue?.text}
        </p>
      )}
      <p role="timer" className="font-heading text-2xl tabular-nums">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      {elapsed === null && (
        <Button look="primary" onClick={start}>
          {t('timer.start')}
        </Button>
      )}
      {elapsed !== null && left > 0 && <Chip onClick={toggle}>{t(paused ? 'breath.resume' : 'breath.pause')}</Chip>}
      <Chip onClick={onDone}>{left === 0 ? t('timer.done') : t('timer.enough')}</Chip>
    </div>
  );
}
