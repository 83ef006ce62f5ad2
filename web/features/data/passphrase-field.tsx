import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface PassphraseFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A passphrase of its own, so that no password manager puts the account's password in. */
  autoComplete: 'new-password' | 'off';
  hint?: ReactNode;
  error?: string | null;
}

/** A passphrase or recovery code, hidden until it is asked to show. */
export function PassphraseField({ label, value, onChange, autoComplete, hint, error }: PassphraseFieldProps) {
  const t = useTexts('sealed');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type={shown ? 'text' : 'password'}
      name="passphrase"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      end={
        <IconButton label={t(shown ? 'hide' : 'show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
        </IconButton>
      }
    />
  );
}
