import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const IN_MS = 4000;
const OUT_MS = 6000;
const BREATHS = 6;

// Classes, not a style attribute: the page is prerendered, and the content policy refuses inline styles.
const MOVES = {
  rest: 'scale-[0.62] duration-700',
  in: 'scale-125 duration-[4000ms]',
  out: 'scale-[0.62] duration-[6000ms]',
  done: 'scale-[0.62] duration-700',
};

type Phase = { step: 'rest' } | { step: 'in' | 'out'; breath: number } | { step: 'done' };

/** A minute of slow breathing that runs in the page: nothing is sent, nothing is kept. */
export function BreathingPause() {
  const t = useTexts('landing');
  const [phase, setPhase] = useState<Phase>({ step: 'rest' });
  const running = phase.step === 'in' || phase.step === 'out';

  useEffect(() => {
    if (phase.step !== 'in' && phase.step !== 'out') return;
    const { step, breath } = phase;
    const timer = setTimeout(
      () =>
        setPhase(
          step === 'in'
            ? { step: 'out', breath }
            : breath < BREATHS
              ? { step: 'in', breath: breath + 1 }
              : { step: 'done' },
        ),
      step === 'in' ? IN_MS : OUT_MS,
    );
    return () => clearTimeout(timer);
  }, [phase]);

  const word = running ? t(`breath.${phase.step}`) : t(phase.step === 'done' ? 'breath.done' : 'breath.rest');
  return (
    <section className="mx-auto flex max-w-[72rem] flex-col items-center px-5 py-16 text-center @3xl:py-24 noscript:hidden">
      <h2 className="text-3xl">{t('breath.title')}</h2>
      <p className="mt-4 max-w-[34rem] text-ink-soft">{t('breath.lead')}</p>
      <svg viewBox="0 0 200 200" aria-hidden="true" className="mt-8 aspect-square w-60 max-w-full">
        <path
          d="M30 190V95a70 70 0 0 1 140 0v95"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle
          cx="100"
          cy="112"
          r="44"
          fill="var(--accent)"
          className={`origin-[50%_56%] transition-transform ease-in-out ${MOVES[phase.step]}`}
        />
      </svg>
      <p aria-live="polite" className="mt-4 font-heading text-xl">
        {word}
      </p>
      <p className="mt-1 min-h-7 text-sm text-ink-soft">
        {running && t('breath.count', { breath: phase.breath, of: BREATHS })}
      </p>
      <Button
        look={running ? 'secondary' : 'primary'}
        className="mt-4"
        onClick={() => setPhase(running ? { step: 'rest' } : { step: 'in', breath: 1 })}
      >
        {t(running ? 'breath.stop' : phase.step === 'done' ? 'breath.again' : 'breath.start')}
      </Button>
    </section>
  );
}
