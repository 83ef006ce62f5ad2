import { type ReactNode, useState } from 'react';
import type { CardOption } from '#shared/chats/cards.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';

/** Says that none of the others fits. */
const NONE = 'none';

interface MultiChoiceProps {
  options: CardOption[];
  skip: string | undefined;
  /** Chosen to begin with. */
  initial?: readonly string[];
  /** Is also given the ids, none for a skip. */
  onSend: (text: string, ids: readonly string[]) => void;
  /** What is to be read or chosen before it goes out. */
  children?: ReactNode;
}

/** Chips of which several may be chosen; they go out together, as one message. */
export function MultiChoice({ options, skip, initial = [], onSend, children }: MultiChoiceProps) {
  const t = useTexts('chats');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial));
  const toggle = (id: string) => setChosen((before) => toggled(before, id));
  const labels = options.filter(({ id }) => chosen.has(id)).map(({ send, label }) => send ?? label);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm text-ink-soft">{t('multi.hint')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label }) => (
          <Chip key={id} pressed={chosen.has(id)} onClick={() => toggle(id)}>
            {label}
          </Chip>
        ))}
      </div>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          size="small"
          aria-disabled={chosen.size === 0 || undefined}
          onClick={() => chosen.size > 0 && onSend(labels.join(', '), [...chosen])}
        >
          {t('multi.send', { count: chosen.size })}
        </Button>
        {skip !== undefined && <Chip onClick={() => onSend(skip, [])}>{skip}</Chip>}
      </div>
    </fieldset>
  );
}

/** "None of these" and the others rule each other out. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (chosen.has(id)) return new Set([...chosen].filter((other) => other !== id));
  if (id === NONE) return new Set([NONE]);
  return new Set([...chosen].filter((other) => other !== NONE).concat(id));
}
