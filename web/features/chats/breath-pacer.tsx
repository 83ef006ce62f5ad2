import { useEffect, useRef } from 'react';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { type BreathMark, breathAt, breathMarks } from './breath-timing.ts';
import { wantsStillness } from './stillness.ts';
import { usePausable } from './use-pause.ts';

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
  const length = marks.reduce((sum, mark) => sum + mark.seconds, 0) * input.rounds;
  const { elapsed, paused, start, toggle } = usePausable(length, 100);
  const moment = breathAt(marks, input.rounds, (elapsed ?? 0) / 1000);
  const running = elapsed !== null && moment !== null;
  const finished = elapsed !== null && moment === null;
  const still = wantsStillness();

  const cue = useRef(onCue);
  cue.current = onCue;
  const part = running && !paused ? `${moment.round}:${marks.indexOf(moment.mark)}` : null;
  const kind = running && !paused ? moment.mark.kind : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is told of once, the same kind in the next round again
  useEffect(() => {
    if (kind !== null) cue.current?.(kind);
  }, [part, kind]);

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
          // Without motion the words and the seconds lead alone.
          style={{
            transform: `scale(${still ? 0.8 : running && !paused ? moment.mark.fill : 0.55})`,
            transformOrigin: '60px 112px',
            transition: still ? 'none' : `transform ${running && !paused ? moment.mark.seconds : 0.3}s ease-in-out`,
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
            {t(paused ? 'breath.paused' : `breath.${moment.mark.kind}`)}
          </p>
          {still && !paused && (
            <p aria-hidden="true" className="font-heading text-4xl tabular-nums">
              {Math.ceil(moment.left)}
            </p>
          )}
          <p className="text-ink-soft tabular-nums">
            {!still && <span aria-hidden="true">{Math.ceil(moment.left)} · </span>}
            {t('breath.round', { at: moment.round, of: input.rounds })}
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <Chip onClick={toggle}>{t(paused ? 'breath.resume' : 'breath.pause')}</Chip>
            <Chip onClick={onDone}>{t('breath.enough')}</Chip>
          </div>
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
