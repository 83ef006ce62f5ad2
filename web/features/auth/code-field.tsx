import { useTexts } from '#web/lib/i18n.ts';
import { TextField } from '#web/ui/field.tsx';

interface CodeFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Six digits that were sent or shown elsewhere. Phones offer them from the message; spaces do no harm. */
export function CodeField({ label, hint, value, onChange }: CodeFieldProps) {
  const t = useTexts('security');
  return (
    <TextField
      label={label}
      hint={hint ?? t('code.hint')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
