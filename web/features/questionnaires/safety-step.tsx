import { useState } from 'react';
import type { SafetyStepOutcome } from '#shared/questionnaires/questionnaires.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import {
  type Given,
  nextSafetyQuestion,
  outcomeOf,
  SAFETY_REPLIES,
  type SafetyQuestion,
  type SafetyReply,
} from './safety-questions.ts';
import { SupportLines } from './support-lines.tsx';
import { useScreenHeading } from './use-screen-heading.ts';
import { useNewChat } from './way-back.tsx';

interface SafetyStepProps {
  /** Told once, as soon as it is clear how the step went. */
  onSettled: (outcome: SafetyStepOutcome) => Promise<void>;
  /** What the way on is called, and what it does. */
  goOn: string;
  onGoOn: () => void;
}

type Screen = 'first' | SafetyQuestion | SafetyStepOutcome;

/** Before any score (assistant.md §8): thanks, a few direct questions that may be skipped, and people to reach. */
export function SafetyStep({ onSettled, goOn, onGoOn }: SafetyStepProps) {
  const t = useTexts('questionnaires');
  const openChat = useNewChat();
  const [screen, setScreen] = useState<Screen>('first');
  const [given, setGiven] = useState<Given>({});
  const heading = useScreenHeading(screen);
  const settle = (outcome: SafetyStepOutcome) => {
    setScreen(outcome);
    void onSettled(outcome);
  };
  const reply = (question: SafetyQuestion, chosen: SafetyReply) => {
    const all = { ...given, [question]: chosen };
    setGiven(all);
    const next = nextSafetyQuestion(all);
    if (next === null) settle(outcomeOf(all));
    else setScreen(next);
  };
  const level: RiskLevel = typeof screen === 'object' && screen.outcome === 'asked' ? screen.level : 2;
  return (
    <div className="flex animate-appear flex-col gap-7" data-safety-step="">
      <div className="flex flex-col gap-4">
        <p className="text-sm font-medium text-accent-ink">{t('step.label')}</p>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none @2xl:text-3xl">
          {headingOf(t, screen)}
        </h1>
        {screen === 'first' && (
          <>
            <p className="measure text-lg">{t('step.marked')}</p>
            <p className="measure text-sm text-ink-soft">{t('step.why')}</p>
            <div className="flex flex-wrap gap-3">
              <Button look="primary" size="large" onClick={() => setScreen('thoughts')}>
                {t('step.begin')}
              </Button>
              <Button size="large" onClick={() => settle({ outcome: 'skipped' })}>
                {t('step.skip')}
              </Button>
            </div>
          </>
        )}
        {typeof screen === 'string' && screen !== 'first' && (
          <div className="grid gap-2.5 @md:grid-cols-2">
            {SAFETY_REPLIES.map((choice) => (
              <Button key={choice} size="large" onClick={() => reply(screen, choice)}>
                {t(`step.reply.${choice}`)}
              </Button>
            ))}
          </div>
        )}
        {typeof screen === 'object' && (
          <>
            <p className="measure text-lg" role={level === 3 ? 'alert' : undefined}>
              {t(screen.outcome === 'asked' ? `step.done.${level}` : 'step.done.skipped')}
            </p>
            {level < 3 && <Ways goOn={goOn} onGoOn={onGoOn} onChat={openChat} />}
          </>
        )}
      </div>
      <section
        aria-labelledby="step-help"
        className="flex flex-col gap-3 rounded-card border border-accent bg-accent-soft p-5"
      >
        <h2 id="step-help" className="text-xl">
          {t('step.help')}
        </h2>
        <SupportLines level={level} categories={[]} words />
      </section>
      {/* In danger the numbers come first; the way on stands behind them. */}
      {level === 3 && <Ways goOn={goOn} onGoOn={onGoOn} onChat={openChat} />}
    </div>
  );
}

function headingOf(t: (key: string) => string, screen: Screen): string {
  if (screen === 'first') return t('step.title');
  if (typeof screen === 'string') return t(`step.${screen}`);
  return t(screen.outcome === 'asked' ? `step.done.${screen.level}.title` : 'step.done.skipped.title');
}

function Ways({ goOn, onGoOn, onChat }: { goOn: string; onGoOn: () => void; onChat: () => void }) {
  const t = useTexts('questionnaires');
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onChat}>{t('step.chat')}</Button>
      <Button look="primary" onClick={onGoOn}>
        {goOn}
      </Button>
    </div>
  );
}
