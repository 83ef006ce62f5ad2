import { useState } from 'react';
import type { ChoicesCard } from '#shared/chats/cards.contract.ts';
import type { SettledTone } from '#shared/chats/tones.contract.ts';
import { TONES } from '#shared/chats/tones.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';

const isTone = (id: string): id is SettledTone => (TONES as readonly string[]).includes(id);

/** How Alcove should talk. Once it has settled on a way itself, it says so and hides the choice behind "Change". */
export function ToneChoice({ card, onTone }: { card: ChoicesCard; onTone: (tone: SettledTone) => void }) {
  const t = useTexts('chats');
  const [view, setView] = useState<'note' | 'options' | 'answered'>(card.note === undefined ? 'options' : 'note');
  if (view === 'answered') return null;
  if (view === 'note') {
    return (
      <p className="flex animate-appear flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {card.note}
        <button type="button" className="link min-h-11" onClick={() => setView('options')}>
          {t('choices.change')}
        </button>
      </p>
    );
  }
  return (
    <fieldset className="flex animate-appear flex-wrap gap-2">
      <legend className="pb-2 text-sm text-ink-soft">{t('choices.tone')}</legend>
      {card.options.map(({ id, label }) => (
        <Chip
          key={id}
          onClick={() => {
            // "You choose" leaves it to Alcove, which changes nothing.
            if (isTone(id)) onTone(id);
            setView('answered');
          }}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
