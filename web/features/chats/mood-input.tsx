import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';

/** How are you now, 0 to 10; Skip is always there. */
export function MoodInput({ min, max, onSend }: { min: number; max: number; onSend: (text: string) => void }) {
  const t = useTexts('chats');
  const [value, setValue] = useState(5);
  return (
    <div className="-ms-10 flex animate-appear flex-col gap-3 rounded-card border border-line bg-surface p-4 @xl:ms-0">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor="mood" className="font-medium">
          {t('mood.label')}
        </label>
        <output htmlFor="mood" className="font-heading text-xl tabular-nums">
          {value}
        </output>
      </div>
      <input
        id="mood"
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => setValue(Number(event.target.value))}
        className="h-11 w-full accent-primary"
      />
      <div className="flex justify-between gap-4 text-sm text-ink-soft">
        <span>{t('mood.low')}</span>
        <span className="text-end">{t('mood.high')}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" size="small" onClick={() => onSend(String(value))}>
          {t('mood.send')}
        </Button>
        <Chip onClick={() => onSend(t('mood.skip'))}>{t('mood.skip')}</Chip>
      </div>
    </div>
  );
}
