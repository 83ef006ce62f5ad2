import type { ExerciseCard } from '#shared/chats/cards.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField, TextField } from '#web/ui/field.tsx';
import type { Run } from './use-run.ts';

interface WriteStepProps {
  value: string;
  onChange: (value: string) => void;
  input: Extract<NonNullable<ExerciseCard['input']>, { kind: 'text' }>;
  run: Run;
}

const TEXT_MAX = 1000;

/** A line or a page of one's own; it goes on only with words, or with the skip. */
export function WriteStep({ value, onChange, input, run }: WriteStepProps) {
  const t = useTexts('exercises');
  const { hint, format, skip } = input;
  const field = {
    label: t('yours'),
    value,
    maxLength: TEXT_MAX,
    ...(hint === undefined ? {} : { hint }),
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') void run.answer(value.trim(), true);
      }}
    >
      {format ? (
        <TextField {...field} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <AreaField {...field} rows={4} onChange={(event) => onChange(event.target.value)} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={run.looking} aria-disabled={value.trim() === '' || undefined}>
          {t('next')}
        </Button>
        {skip !== undefined && (
          <Button look="quiet" onClick={() => void run.answer(null)}>
            {skip}
          </Button>
        )}
      </div>
    </form>
  );
}
