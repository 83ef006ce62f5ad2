import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import type { Option } from './field.tsx';

const MARK = 'mt-0.5 size-6 shrink-0';

/** One box to tick, with a line under it where the choice needs explaining. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string | null | undefined }) {
  const id = useId();
  return (
    <div className={classNames('flex gap-3 py-1.5', className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        className={classNames(MARK, 'rounded-sm')}
      />
      <div className="flex min-w-0 flex-col">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </div>
        )}
        {error && (
          <p id={`${id}-error`} className="mt-0.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

interface RadioGroupProps {
  legend: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  name: string;
  value: string | null;
  options: Option[];
  onChange: (value: string) => void;
}

/** A few answers of which one holds; large enough for a thumb. */
export function RadioGroup({ legend, hint, error, name, value, options, onChange }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1 font-medium">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 max-w-full items-center gap-2.5 rounded-[1.375rem] border px-3.5 py-1 transition-colors',
              value === option.value
                ? 'border-primary bg-primary-soft'
                : 'border-line-strong/60 bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A setting that is on or off at once. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 py-2">
      <div className="flex min-w-0 flex-[1_1_12rem] flex-col">
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onChange(!checked)}
        className="flex min-h-11 shrink-0 items-center"
      >
        <span
          className={classNames(
            'flex h-7 w-12 items-center rounded-full border px-0.5 transition-colors',
            checked ? 'border-primary bg-primary' : 'border-line-strong bg-sunken',
          )}
        >
          <span
            className={classNames(
              'size-5.5 rounded-full transition-transform',
              checked ? 'translate-x-5 bg-on-primary rtl:-translate-x-5' : 'bg-line-strong',
            )}
          />
        </span>
      </button>
    </div>
  );
}
