import type { CardOption, ExerciseCard } from '#shared/chats/cards.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { BreathPacer } from './breath-pacer.tsx';
import { MultiChoice } from './multi-choice.tsx';
import { ScaleInput } from './scale-input.tsx';
import { StepTimer } from './step-timer.tsx';

interface ExerciseInputProps {
  card: ExerciseCard;
  onSend: (text: string) => void;
}

/** How the present step of a running exercise is answered; text goes through the composer as always. */
export function ExerciseInput({ card, onSend }: ExerciseInputProps) {
  const t = useTexts('chats');
  if (card.status !== 'running') return null;
  return (
    <section
      aria-label={t('exercise.label', { title: card.title })}
      // On a narrow page the card also takes the margin that belongs to the arch.
      className="-ms-10 flex animate-appear flex-col gap-3 rounded-card border border-line bg-surface p-4 @xl:ms-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lg">{card.title}</h3>
        <button type="button" onClick={() => onSend(t('exercise.stopText'))} className="link min-h-11 text-sm">
          {t('exercise.stop')}
        </button>
      </div>
      <Step key={card.step} card={card} onSend={onSend} />
    </section>
  );
}

function Step({ card: { input }, onSend }: ExerciseInputProps) {
  const t = useTexts('chats');
  const done = () => onSend(t('exercise.doneText'));
  switch (input?.kind) {
    case 'scale':
      return (
        <ScaleInput
          label={t('scale.label', { min: input.min, max: input.max })}
          min={input.min}
          max={input.max}
          low={t('scale.low')}
          high={t('scale.high')}
          skip={input.skip}
          onSend={onSend}
        />
      );
    case 'choice':
      if (input.multi) return <MultiChoice options={input.options} skip={input.skip} onSend={(text) => onSend(text)} />;
      return (
        <div className="flex flex-wrap gap-2">
          <Options options={input.options} onSend={onSend} />
          {input.skip !== undefined && <Chip onClick={() => onSend(input.skip ?? '')}>{input.skip}</Chip>}
        </div>
      );
    case 'breath':
      return <BreathPacer input={input} onDone={done} />;
    case 'timer':
      return <StepTimer seconds={input.seconds} cues={input.cues ?? []} onDone={done} />;
    case 'text':
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">{t('exercise.writeBelow')}</p>
          {input.skip !== undefined && <Chip onClick={() => onSend(input.skip ?? '')}>{input.skip}</Chip>}
        </div>
      );
    default:
      return null;
  }
}

function Options({ options, onSend }: { options: CardOption[]; onSend: (text: string) => void }) {
  return options.map((option) => (
    <Chip key={option.id} onClick={() => onSend(option.send ?? option.label)}>
      {option.label}
    </Chip>
  ));
}
