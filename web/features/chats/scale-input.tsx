import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';

interface ScaleInputProps {
  label: string;
  min: number;
  max: number;
  low: string;
  high: string;
  skip: string | undefined;
  onSend: (text: string) => void;
}

/** Few steps are buttons, one tap each; many are a slider with its own "Send". */
export function ScaleInput({ label, min, max, low, high, skip, onSend }: ScaleInputProps) {
  const t = useTexts('chats');
  const [value, setValue] = useState(Math.round((min + max) / 2));
  const steps = max - min + 1;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      {steps <= 11 ? (
        <div className="grid grid-cols-6 gap-1.5 @xl:grid-cols-11">
          {Array.from({ length: steps }, (_, at) => min + at).map((number) => (
            <button
              key={number}
              type="button"
              onClick={() => onSend(String(number))}
              className="min-h-11 rounded-md border border-line-strong/60 bg-surface font-medium tabular-nums transition-colors hover:border-primary hover:bg-primary-soft"
            >
              {number}
            </button>
          ))}
        </div>
      ) : (
        <div className="flex items-center gap-4">
          <input
            type="range"
            min={min}
            max={max}
            value={value}
            aria-label={label}
            onChange={(event) => setValue(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 accent-primary"
          />
          <output className="w-10 text-end font-heading text-xl tabular-nums">{value}</output>
        </div>
      )}
      <div className="flex justify-between gap-4 text-sm text-ink-soft">
        <span>{low}</span>
        <span className="text-end">{high}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        {steps > 11 && (
          <Button look="primary" size="small" onClick={() => onSend(String(value))}>
            {t('scale.send', { value })}
          </Button>
        )}
        {skip !== undefined && <Chip onClick={() => onSend(skip)}>{skip}</Chip>}
      </div>
    </fieldset>
  );
}
