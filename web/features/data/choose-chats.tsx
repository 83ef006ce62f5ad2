import { useState } from 'react';
import type { ForeignChat } from '#shared/data/foreign-chats.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';

/** The chats of a file, newest first, to choose from. None is chosen before the person does. */
export function ChooseChats({
  chats,
  onBring,
  onClose,
}: {
  chats: ForeignChat[];
  onBring: (chats: ForeignChat[]) => void;
  onClose: () => void;
}) {
  const t = useTexts('archive');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isAll = chosen.size === chats.length;
  const toggle = (at: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(at);
    else next.delete(at);
    setChosen(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-medium">{t('chats.found', { count: chats.length })}</span>
        <Button
          look="quiet"
          size="small"
          onClick={() => setChosen(isAll ? new Set() : new Set(chats.map((_, at) => at)))}
        >
          {t(isAll ? 'chats.none' : 'chats.all')}
        </Button>
      </div>
      <ul className="max-h-[22rem] overflow-y-auto rounded-card border border-line px-4 py-1">
        {chats.map(({ title, at, messages, key }, index) => (
          <li key={key}>
            <Checkbox
              label={<span className="[overflow-wrap:anywhere]">{title ?? t('chats.untitled')}</span>}
              hint={t('chats.about', { date: dayText(new Date(at)), count: messages.length })}
              checked={chosen.has(index)}
              onChange={(event) => toggle(index, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={chosen.size === 0}
          onClick={() => onBring(chats.filter((_, at) => chosen.has(at)))}
        >
          {t('chats.bring', { count: chosen.size })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('chats.cancel')}
        </Button>
      </div>
    </div>
  );
}
