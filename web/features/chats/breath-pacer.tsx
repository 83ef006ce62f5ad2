import { useEffect, useRef, useState } from 'react';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { type BreathMark, breathAt, breathMarks } from './breath-timing.ts';

type BreathInput = Extract<NonNullable<ExerciseCard['input']>, { kind: 'breath' }>;

interface BreathPacerProps {
  input: BreathInput;
  onDone: () => void;
  /** Called as each part of a breath begins. */
  onCue?: ((kind: BreathMark['kind']) => void) | undefined;
}

/** A breathing arch that leads through the pattern; words and seconds say the same without motion. */
export function BreathPacer({ input, onDone, onCue }: BreathPacerProps) {
  const t = useTexts('chats');
  const marks = breathMarks(input.pattern);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const elapsed = startedAt === null ? 0 : (now - startedAt) / 1000;
  const moment = breathAt(marks, input.rounds, elapsed);
  const running = startedAt !== null && moment !== null;
  const finished = startedAt !== null && moment === null;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [running]);

  const cue = useRef(onCue);
  cue.current = onCue;
  const part = running ? `${moment.round}:${marks.indexOf(moment.mark)}` : null;
  const kind = running ? moment.mark.kind : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is told of once, the same kind in the next round again
  useEffect(() => {
    if (kind !== null) cue.current?.(kind);
  }, [part, kind]);

  const start = () => {
    setStartedAt(performance.now());
    setNow(performance.now());
  };

  return (
    <div className="flex flex-col items-center gap-4 py-2">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-44 text-primary">
        <path
          d="M18 112V58a42 42 0 0 1 84 0v54"
          fill="none"
          stroke="var(--line)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <g
          style={{
            transform: `scale(${running ? moment.mark.fill : 0.55})`,
            transformOrigin: '60px 112px',
            transition: `transform ${running ? moment.mark.seconds : 0.3}s ease-in-out`,
          }}
        >
          <path
            d="M18 112V58a42 42 0 0 1 84 0v54z"
            fill="var(--primary-soft)"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="60" cy="74" r="11" fill="var(--accent)" />
        </g>
      </svg>
      {running ? (
        <>
          <p className="font-heading text-xl" aria-live="polite">
            {t(`breath.${moment.mark.kind}`)}
          </p>
          <p className="text-ink-soft tabular-nums">
            <span aria-hidden="true">{Math.ceil(moment.left)} · </span>
            {t('breath.round', { at: moment.round, of: input.rounds })}
          </p>
          <Chip onClick={onDone}>{t('breath.enough')}</Chip>
        </>
      ) : finished ? (
        <Button look="primary" onClick={onDone}>
          {t('breath.done')}
        </Button>
      ) : (
        <>
          <p className="text-center text-ink-soft">
            {input.pattern.map((part) => partText(t, part)).join(', ')} · {t('breath.rounds', { rounds: input.rounds })}
          </p>
          <Button look="primary" onClick={start}>
            {t('breath.start')}
          </Button>
        </>
      )}
    </div>
  );
}

function partText(t: ReturnType<typeof useTexts>, part: BreathInput['pattern'][number]): string {
  if ('in' in part) return t('breath.inFor', { seconds: part.in });
  if ('hold' in part) return t('breath.holdFor', { seconds: part.hold });
  return t('breath.outFor', { seconds: part.out });
}
