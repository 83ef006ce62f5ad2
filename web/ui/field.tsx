import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}

const BOX =
  'w-full min-h-12 rounded-md border bg-surface px-4 text-base text-ink placeholder:text-ink-soft disabled:bg-sunken disabled:text-ink-soft';

function boxClass(error: unknown, className?: string): string {
  return classNames(BOX, error ? 'border-danger' : 'border-line-strong', className);
}

function describedBy(id: string, { hint, error }: FieldTexts): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function Frame({ id, label, hint, error, children }: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text with label, hint and error tied to it. */
export function TextField({
  label,
  hint,
  error,
  className,
  end,
  ...rest
}: ComponentProps<'input'> & FieldTexts & { end?: ReactNode }) {
  const id = useId();
  const input = (
    <input
      {...rest}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { label, hint, error })}
      className={boxClass(error, classNames(end ? 'pe-14' : null, className))}
    />
  );
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      {end ? (
        <div className="relative">
          {input}
          <div className="absolute inset-y-0 end-0.5 flex items-center">{end}</div>
        </div>
      ) : (
        input
      )}
    </Frame>
  );
}

/** Several lines of text with label, hint and error tied to it. */
export function AreaField({ label, hint, error, className, ...rest }: ComponentProps<'textarea'> & FieldTexts) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={boxClass(error, classNames('py-3', className))}
      />
    </Frame>
  );
}

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

/** The browser's own list: the calmest choice on a phone. */
export function SelectField({
  label,
  hint,
  error,
  options,
  className,
  ...rest
}: ComponentProps<'select'> & FieldTexts & { options: Option[] }) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          aria-describedby={describedBy(id, { label, hint, error })}
          className={boxClass(error, classNames('appearance-none truncate pe-12', className))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </Frame>
  );
}
