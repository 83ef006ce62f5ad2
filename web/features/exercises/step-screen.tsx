import { Suspense, useState } from 'react';
import { MultiChoice, ScaleInput } from '#web/features/chats/exercise-parts.queries.ts';
import { HelpLines } from '#web/features/safety/help-lines.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { asksWhatToMind, MindedStep } from './minded-step.tsx';
import { PacedStep } from './paced-step.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Run } from './use-run.ts';
import type { Walk } from './walk.ts';
import { WriteStep } from './write-step.tsx';

/** How strong it is, before or after. */
export function RatingScreen({ title, onRate }: { title: string; onRate: (value: number | null) => void }) {
  const t = useTexts('exercises');
  return (
    <div className="flex animate-appear flex-col gap-7">
      <StepHeading>{title}</StepHeading>
      <ScaleInput
        label={title}
        min={0}
        max={10}
        low={t('rate.low')}
        high={t('rate.high')}
        skip={t('rate.skip')}
        onSend={(text) => onRate(/^\d+$/.test(text) ? Number(text) : null)}
      />
    </div>
  );
}

/** One step: what it says, and the way it is answered. */
export function StepScreen({ run, walk }: { run: Run; walk: Walk }) {
  const t = useTexts('exercises');
  return (
    <div className="flex animate-appear flex-col gap-7" aria-busy={run.looking || undefined}>
      <StepHeading>{walk.text}</StepHeading>
      {walk.help && (
        <section aria-label={t('help')} className="rounded-card border border-accent bg-accent-soft p-5">
          <Suspense fallback={null}>
            <HelpLines level={2} categories={[]} />
          </Suspense>
        </section>
      )}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {run.unclear ? t('unclear') : ''}
      </p>
      <StepInput run={run} walk={walk} />
      {run.canGoBack && (
        <Button look="quiet" className="self-start" onClick={run.back}>
          {t('back')}
        </Button>
      )}
    </div>
  );
}

function StepInput({ run, walk: { input } }: { run: Run; walk: Walk }) {
  const t = useTexts('exercises');
  const [text, setText] = useState(run.draft());
  const write = (next: string) => {
    setText(next);
    run.keepDraft(next);
  };
  const send = (given: string) => void run.answer(given);
  const skip = input && 'skip' in input ? input.skip : undefined;
  switch (input?.kind) {
    case 'scale':
      return (
        <ScaleInput
          label={t('rate.label', { min: input.min, max: input.max })}
          min={input.min}
          max={input.max}
          low={t('rate.low')}
          high={t('rate.high')}
          skip={skip}
          onSend={(given) => void run.answer(given === skip ? null : given)}
        />
      );
    case 'choice':
      if (input.multi && asksWhatToMind(input.options))
        return <MindedStep uid={run.uid} options={input.options} skip={skip} onSend={send} />;
      if (input.multi) return <MultiChoice options={input.options} skip={skip} onSend={send} />;
      return (
        <div className="flex flex-col items-stretch gap-2.5">
          {input.options.map(({ id, label }) => (
            <Button key={id} size="large" className="justify-start text-start" onClick={() => send(label)}>
              {label}
            </Button>
          ))}
          {skip !== undefined && (
            <Button look="quiet" className="self-start" onClick={() => void run.answer(null)}>
              {skip}
            </Button>
          )}
        </div>
      );
    case 'breath':
    case 'timer':
      return <PacedStep run={run} input={input} />;
    case 'text':
      return <WriteStep value={text} onChange={write} input={input} run={run} />;
    default:
      return (
        <Button look="primary" className="self-start" onClick={() => send('done')}>
          {t('next')}
        </Button>
      );
  }
}
