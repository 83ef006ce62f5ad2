import { lazy, Suspense } from 'react';
import type { Card, ChoicesCard } from '#shared/chats/cards.contract.ts';
import type { FormAnswer } from '#shared/chats/chats.contract.ts';
import type { SettledTone } from '#shared/chats/tones.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ExerciseInput } from './exercise-input.tsx';
import { MoodInput } from './mood-input.tsx';
import { ToneChoice } from './tone-choice.tsx';

/** Seldom seen: it comes when it is needed. */
const FormCard = lazy(() => import('./form-card.tsx').then((module) => ({ default: module.FormCard })));

interface ReplyCardsProps {
  cards: Card[];
  onSend: (text: string) => void;
  onTone: (tone: SettledTone) => void;
  /** The chat to come back to from a questionnaire, and what is said to one. */
  form?: { from: string; onAnswer: (answer: FormAnswer) => void };
}

/** What the last reply offers to tap. Help is pinned above the composer instead; see `PinnedHelp`. */
export function ReplyCards({ cards, onSend, onTone, form }: ReplyCardsProps) {
  return cards.map((card, at) => {
    const key = at;
    if (card.type === 'choices' && card.kind === 'tone') return <ToneChoice key={key} card={card} onTone={onTone} />;
    if (card.type === 'choices') return <Choices key={key} card={card} onSend={onSend} />;
    if (card.type === 'exercise') return <ExerciseInput key={key} card={card} onSend={onSend} />;
    if (card.type === 'mood') return <MoodInput key={key} min={card.min} max={card.max} onSend={onSend} />;
    if (card.type === 'questionnaire' && form)
      return (
        <Suspense key={key}>
          <FormCard card={card} {...form} />
        </Suspense>
      );
    return null;
  });
}

function Choices({ card, onSend }: { card: ChoicesCard; onSend: (text: string) => void }) {
  const t = useTexts('chats');
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are no form fields
    <div role="group" aria-label={t('choices.reply')} className="flex animate-appear flex-wrap gap-2">
      {card.options.map((option) => (
        <Chip key={option.id} onClick={() => onSend(option.send ?? option.label)}>
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
