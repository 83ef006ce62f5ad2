import type { Ref } from 'react';
import { PIN_MAX } from '#shared/auth/lock.contract.ts';
import { TextField } from '#web/ui/field.tsx';

interface PinFieldProps {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  autoComplete: 'off' | 'new-password';
  onChange: (value: string) => void;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Digits that nobody beside sees. */
export function PinField({ onChange, hint, required = true, ...rest }: PinFieldProps) {
  return (
    <TextField
      {...rest}
      {...(hint === undefined ? {} : { hint })}
      type="password"
      inputMode="numeric"
      maxLength={PIN_MAX}
      required={required}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
    />
  );
}
